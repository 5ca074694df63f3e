import { groq } from 'next-sanity'
import { CODE_LANGUAGES } from '#schemas/shared/content-choices.ts'
import { choiceOf, optionalText } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import { blockSchema } from '../base.ts'

export const codeFields = groq`language, code, "caption": ${localized('caption')}`

/** Parses the block; code in an unknown language is plain. */
export const codeSchema = blockSchema('codeBlock').extend({
  language: choiceOf(CODE_LANGUAGES, 'text'),
  code: optionalText,
  caption: optionalText,
})
