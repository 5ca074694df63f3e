import { defineField, type SlugOptions } from 'sanity'
import { englishText } from '../preview/localized.ts'
import { canonicalPath, type SluggedType } from '../shared/routes.ts'
import { checkSlug } from '../validation/addresses.ts'
import { checkAddressFree } from '../validation/addresses-taken.ts'
import type { Localized } from '../validation/localized.ts'

interface RoutedFieldOptions {
  type: SluggedType
  group?: string
  /** The localised field that addresses are made of. */
  source?: string
}

/** The two fields that give a document its address: `slug` for all languages, `slugs` for those that need their own. */
export function routedFields({ type, group, source = 'title' }: RoutedFieldOptions) {
  const example = canonicalPath(type, 'x').slice(0, -1)
  const options: SlugOptions = {
    source: (document) => englishText(document[source] as Localized) ?? '',
    maxLength: 80,
    isUnique: () => true,
  }
  return [
    defineField({
      name: 'slug',
      title: 'Address',
      type: 'slug',
      description: `The last part of its web address, behind “${example}”. Change it only with a redirect.`,
      group,
      options,
      validation: (rule) => [
        rule.required().error('Write the address, or press “Generate” to make one from the English title.'),
        rule.custom((slug) => checkSlug(slug?.current)),
        rule.custom((slug, context) => checkAddressFree(context, type, slug?.current)),
      ],
    }),
    defineField({
      name: 'slugs',
      title: 'Addresses by language',
      type: 'localizedSlugs',
      description: 'Only where a language needs an address of its own, in its own script.',
      group,
      validation: (rule) =>
        rule.custom(async (slugs, context) => {
          for (const [locale, slug] of Object.entries(slugs ?? {})) {
            if (locale.startsWith('_') || typeof slug !== 'string') continue
            const verdict = await checkAddressFree(context, type, slug)
            if (verdict !== true) return { message: verdict, path: [locale] }
          }
          return true
        }),
    }),
  ]
}
