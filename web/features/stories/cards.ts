import { z } from 'zod'
import { imageSchema } from '#web/sanity/image/image.ts'
import { optionalText, text } from '#web/sanity/parse.ts'
import { addressSchema } from '#web/sanity/queries/address.ts'

/** The fields of `storyCardFields`, for schemas that add more. */
export const storyCardShape = {
  id: z.string(),
  title: text,
  summary: optionalText,
  customer: optionalText,
  sector: optionalText,
  cover: imageSchema,
}

/** Parses `storyCardFields`; a card needs a title and an address. */
export const storyCardSchema = z.object({ ...storyCardShape, href: addressSchema })

/** A customer story in a list; `href` is its canonical path without language. */
export type StoryCard = z.output<typeof storyCardSchema>
