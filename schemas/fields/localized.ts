import { defineField, type ConditionalProperty, type Rule } from 'sanity'
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

/** A line of text in every language. */
export function localizedString({ required, limit, ...field }: LocalizedFieldOptions) {
  return defineField({
    ...field,
    type: 'internationalizedArrayString',
    validation: localizedRules({ required, limit }),
  })
}

/** A paragraph in every language. */
export function localizedText({ required, limit, ...field }: LocalizedFieldOptions) {
  return defineField({
    ...field,
    type: 'internationalizedArrayText',
    validation: localizedRules({ required, limit }),
  })
}

/** Formatted text in every language. */
export function localizedRichText({ required, limit, ...field }: LocalizedFieldOptions) {
  return defineField({
    ...field,
    type: 'internationalizedArrayRichText',
    validation: localizedRules({ required, limit }),
  })
}
