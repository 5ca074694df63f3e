import { groq } from 'next-sanity'
import { z } from 'zod'
import { choice, optionalText } from '#web/content/parse.ts'
import { localized } from '#web/content/projections.ts'
import { CODE_LANGUAGES, type CodeLanguage } from '#schemas/shared/code-languages.ts'
import { blockBase } from '../base.ts'
import type { CodeContent } from './types.ts'

const LANGUAGES = CODE_LANGUAGES.map(({ id }) => id) as [CodeLanguage, ...CodeLanguage[]]

/** What the code needs of its block. */
export const codeFields = groq`language, code, "caption": ${localized('caption')}`

/** Parses the code; in a language the site does not know it is plain. */
export const parseCode = z.object({
  ...blockBase('codeBlock'),
  language: choice(LANGUAGES, 'text'),
  code: optionalText,
  caption: optionalText,
}) satisfies z.ZodType<CodeContent>
