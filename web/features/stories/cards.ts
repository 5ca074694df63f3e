import { z } from 'zod'
import { parseAddress } from '#web/content/address.ts'
import { parseImage } from '#web/content/image.ts'
import { optionalText, text } from '#web/content/parse.ts'

/** The parts of `storyCardFields`, for parsers that ask for more. */
export const storyCardShape = {
  id: z.string(),
  title: text,
  summary: optionalText,
  customer: optionalText,
  sector: optionalText,
  cover: parseImage,
}

/** Parses `storyCardFields`; a card needs a title and an address. */
export const parseStoryCard = z.object({ ...storyCardShape, href: parseAddress })

/** A customer story in a list; `href` is its canonical path without language. */
export type StoryCard = z.output<typeof parseStoryCard>
