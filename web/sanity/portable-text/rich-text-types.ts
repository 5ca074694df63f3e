import type { z } from 'zod'
import type { richTextSchema } from './rich-text.ts'

/** Rich text in one language, rendered by `rich-text-view.tsx`. */
export type RichText = z.output<typeof richTextSchema>

/** A part of a rich text: a block, a picture, a callout, code, or a table whose rows have equally many cells. */
export type PartOf<Type extends RichText[number]['_type']> = Extract<RichText[number], { _type: Type }>

/** A paragraph, heading, quote or point of a list (Portable Text). */
export type TextBlock = PartOf<'block'>
