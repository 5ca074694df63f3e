import { type ConditionalProperty, defineField, type Rule } from 'sanity'
import { LOCALES } from '../shared/locales.ts'
import {
  limitLength,
  type Localized,
  requireEnglish,
  requireEnglishIfWritten,
  warnMissingTranslations,
} from '../validation/localized.ts'

interface LocalizedFieldOptions {
  name: string
  title: string
  /** Help for editors. */
  description: string
  /** English is required. Default: true. */
  required?: boolean
  /** The maximum length in characters, and why. Longer texts get a warning only. */
  limit?: { characters: number; why: string }
  group?: string
  hidden?: ConditionalProperty
}

/** Returns the rules of a localized field: English is required, other languages only cause warnings. */
function localizedRules({ required = true, limit }: Pick<LocalizedFieldOptions, 'required' | 'limit'>) {
  return (rule: Rule) => [
    rule.custom<Localized>(required ? requireEnglish : requireEnglishIfWritten),
    rule.custom<Localized>(warnMissingTranslations).warning(),
    ...(limit ? [rule.custom<Localized>(limitLength(limit.characters, limit.why)).warning()] : []),
  ]
}

/**
 * Returns an empty text per language as initial value. The plugin's `defaultLanguages` would write them when a document is
 * opened, and so create a draft.
 */
function emptyTexts(type: 'String' | 'Text' | 'RichText') {
  return LOCALES.map(({ id }) => ({ _key: id, _type: `internationalizedArray${type}Value`, language: id }))
}

/** Creates fields of one type with a value per language. */
const localizedField =
  (type: 'String' | 'Text' | 'RichText') =>
  ({ required, limit, ...field }: LocalizedFieldOptions) =>
    defineField({
      ...field,
      type: `internationalizedArray${type}`,
      initialValue: emptyTexts(type),
      validation: localizedRules({ required, limit }),
    })

/** A line of text in every language. */
export const localizedString = localizedField('String')

/** A paragraph in every language. */
export const localizedText = localizedField('Text')

/** Formatted text in every language. */
export const localizedRichText = localizedField('RichText')
