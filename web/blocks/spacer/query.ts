import { groq } from 'next-sanity'
import { choice } from '#web/sanity/parse.ts'
import { blockSchema } from '../base.ts'

export const spacerFields = groq`size`

/** Parses the block; an unknown size is medium. */
export const spacerSchema = blockSchema('spacerBlock').extend({
  size: choice(['small', 'medium', 'large'], 'medium'),
})
