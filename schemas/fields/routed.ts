import { defineField, type SlugOptions } from 'sanity'
import { canonicalPath, type SluggedType } from '../shared/routes.ts'
import { checkOldAddress } from '../validation/address-changes.ts'
import { checkAddressAvailable, warnRedirected } from '../validation/address-conflicts.ts'
import { checkSlug, requireSlug } from '../validation/addresses.ts'
import { addressSource } from './address-source.ts'

/** The error for a document without an address. */
export const SLUG_MISSING = 'Enter an address, or click “Generate” to create one from the English text above.'

interface RoutedFieldOptions {
  type: SluggedType
  group?: string
  /** The localized field from which addresses are generated. */
  source?: string
}

/** The address of a document: `slug` for all languages, `slugs` for languages with their own. */
export function routedFields({ type, group, source = 'title' }: RoutedFieldOptions) {
  const example = canonicalPath(type, 'x').slice(0, -1)
  const options: SlugOptions = {
    source: (document) => addressSource(document[source]),
    maxLength: 80,
    isUnique: () => true,
  }
  return [
    defineField({
      name: 'slug',
      title: 'Address',
      type: 'slug',
      description: `The last part of its web address, behind “${example}”. If you change it, Studio offers to redirect the old one.`,
      group,
      options,
      validation: (rule) => [
        rule.custom(requireSlug(SLUG_MISSING)),
        rule.custom((slug) => checkSlug(slug?.current)),
        rule.custom((slug, context) => checkAddressAvailable(context, type, slug?.current)),
        rule.custom((_, context) => checkOldAddress(context)).warning(),
        rule.custom((slug, context) => warnRedirected(context, type, slug?.current)).warning(),
      ],
    }),
    defineField({
      name: 'slugs',
      title: 'Addresses by language',
      type: 'localizedSlugs',
      description: 'Only if a language needs its own address, in its own script.',
      group,
      validation: (rule) =>
        rule.custom(async (slugs, context) => {
          for (const [locale, slug] of Object.entries(slugs ?? {})) {
            if (locale.startsWith('_') || typeof slug !== 'string') continue
            const result = await checkAddressAvailable(context, type, slug)
            if (result !== true) return { message: result, path: [locale] }
          }
          return true
        }),
    }),
  ]
}
