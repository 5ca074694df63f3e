import type { z } from 'zod'
import type { richTextSchema } from './rich-text.ts'

/** Rich text in one language, rendered by `rich-text-view.tsx`. */
export type RichText = z.output<typeof richTextSchema>

type PartOf<Type extends RichText[number]['_type']> = Extract<RichText[number], { _type: Type }>

/** A paragraph, heading, quote or point of a list (Portable Text). */
export type TextBlock = PartOf<'block'>

/** A link within a block. Links without a valid target are removed; their text stays. */
export type TextLink = TextBlock['markDefs'][number]

/** A picture between paragraphs. */
export type RichTextFigure = PartOf<'richTextFigure'>

/** A highlighted note. */
export type RichTextCallout = PartOf<'richTextCallout'>

/** Lines of code. */
export type RichTextCode = PartOf<'richTextCode'>

/** A table; every row has as many cells as the longest. */
export type RichTextTable = PartOf<'richTextTable'>
