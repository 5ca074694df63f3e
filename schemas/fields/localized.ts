import { defineField, type ConditionalProperty, type Rule } from 'sanity'
import { LOCALES } from '../shared/locales.ts'
import {
  atMost,
  noteMissingTranslations,
  requireEnglish,
  requireEnglishIfWritten,
  type Localized,
} from '../validation/localized.ts'

/** What a localised field needs to be told. */
interface LocalizedFieldOptions {
  name: string
  title: string
  /** Help for a person who is not a developer. */
  description: string
  /** English must be written. Default: true. */
  required?: boolean
  /** The longest sensible text, in characters, and what happens to a longer one. A warning only. */
  limit?: { characters: number; why: string }
  group?: string
  hidden?: ConditionalProperty
}

/** The rule of a localised field: English required (or all empty), the others missed in a warning. */
function localizedRules({ required = true, limit }: Pick<LocalizedFieldOptions, 'required' | 'limit'>) {
  return (rule: Rule) => [
    rule.custom<Localized>(required ? requireEnglish : requireEnglishIfWritten),
    rule.custom<Localized>(noteMissingTranslations).warning(),
    ...(limit ? [rule.custom<Localized>(atMost(limit.characters, limit.why)).warning()] : []),
  ]
}

/**
 * An empty text for each language, for documents and items that are being made. The plugin's own `defaultLanguages` would
 * write them whenever a document is opened, and so make a draft of it before anybody has changed a word.
 */
function emptyTexts(type: 'String' | 'Text' | 'RichText') {
  return LOCALES.map(({ id }) => ({ _key: id, _type: `internationalizedArray${type}Value`, language: id }))
}

/** A line of text in every language. */
export function localizedString({ required, limit, ...field }: LocalizedFieldOptions) {
  return defineField({
    ...field,
    type: 'internationalizedArrayString',
    initialValue: emptyTexts('String'),
    validation: localizedRules({ required, limit }),
  })
}

/** A paragraph in every language. */
export function localizedText({ required, limit, ...field }: LocalizedFieldOptions) {
  return defineField({
    ...field,
    type: 'internationalizedArrayText',
    initialValue: emptyTexts('Text'),
    validation: localizedRules({ required, limit }),
  })
}

/** Formatted text in every language. */
export function localizedRichText({ required, limit, ...field }: LocalizedFieldOptions) {
  return defineField({
    ...field,
    type: 'internationalizedArrayRichText',
    initialValue: emptyTexts('RichText'),
    validation: localizedRules({ required, limit }),
  })
}
