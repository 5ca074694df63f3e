import { TranslateIcon } from '@sanity/icons/Translate'
import { defineField, defineType } from 'sanity'
import { DEFAULT_LOCALE, type LocaleId, LOCALES } from '../shared/locales.ts'
import { checkSlugInAnyScript } from '../validation/addresses.ts'

/** The languages that may have their own address; that of the default language is `slug`. */
const SLUG_LOCALES = LOCALES.filter(({ id }) => id !== DEFAULT_LOCALE)

/** Addresses of a document that differ from its `slug` in some language. */
export const localizedSlugs = defineType({
  name: 'localizedSlugs',
  title: 'Addresses by language',
  type: 'object',
  icon: TranslateIcon,
  description: 'Only if a language needs its own address. If empty, the address above is used.',
  options: { collapsible: true, collapsed: true, columns: 2 },
  fields: SLUG_LOCALES.map(({ id, name, englishName }) =>
    defineField({
      name: id,
      title: `${englishName} (${name})`,
      type: 'string',
      description: 'Any script, with hyphens between words. The address above also works.',
      validation: (rule) => rule.custom<string>(checkSlugInAnyScript),
    }),
  ),
  preview: {
    select: Object.fromEntries(SLUG_LOCALES.map(({ id }) => [id, id])),
    prepare: (slugs: Partial<Record<LocaleId, string>>) => ({
      title: SLUG_LOCALES.flatMap(({ id }) => slugs[id] ?? []).join(' · ') || 'Same in all languages',
    }),
  },
})
