import { groq } from 'next-sanity'
import { z } from 'zod'
import { CODE_LANGUAGES } from '#schemas/shared/content-choices.ts'
import { choice, optionalText } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import { blockBase } from '../base.ts'

const LANGUAGES = CODE_LANGUAGES.map(({ value }) => value)

/** Fields of the block. */
export const codeFields = groq`language, code, "caption": ${localized('caption')}`

/** Parses the block; code in an unknown language is plain. */
export const codeSchema = z.object({
  ...blockBase('codeBlock'),
  language: choice(LANGUAGES, 'text'),
  code: optionalText,
  caption: optionalText,
})

/** Code with a caption. */
export type CodeContent = z.output<typeof codeSchema>
