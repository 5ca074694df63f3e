import { groq } from 'next-sanity'
import { z } from 'zod'
import { choice } from '#web/sanity/parse.ts'
import { blockBase } from '../base.ts'

/** Fields of the block. */
export const spacerFields = groq`size`

/** Parses the block; an unknown size is medium. */
export const spacerSchema = z.object({
  ...blockBase('spacerBlock'),
  size: choice(['small', 'medium', 'large'], 'medium'),
})

/** Space between two blocks. */
export type SpacerContent = z.output<typeof spacerSchema>
