import { groq } from 'next-sanity'
import { z } from 'zod'
import { choice } from '#web/content/parse.ts'
import { blockBase } from '../base.ts'
import type { SpacerContent } from './types.ts'

/** What the spacer needs of its block. */
export const spacerFields = groq`size`

/** Parses the spacer; an unknown size counts as medium. */
export const parseSpacer = z.object({
  ...blockBase('spacerBlock'),
  size: choice(['small', 'medium', 'large'], 'medium'),
}) satisfies z.ZodType<SpacerContent>
