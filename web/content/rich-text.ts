import { z } from 'zod'
import type { RichText } from './types.ts'

const block = z.looseObject({ _type: z.string(), _key: z.string() })

/** Parses formatted text; anything else counts as none. */
export const parseRichText = z
  .array(block)
  .catch([])
  .transform((blocks) => blocks as unknown as RichText)
