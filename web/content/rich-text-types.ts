import type { CalloutTone } from '#schemas/shared/callout-tones.ts'
import type { CodeLanguage } from '#schemas/shared/code-languages.ts'
import type { ContentImage, ContentLink } from './types.ts'

/** Words with the same marks. A mark is `strong`, `em`, `code`, or the `_key` of one of the block's links. */
export interface TextSpan {
  _type: 'span'
  _key: string
  text: string
  marks: string[]
}

/** A link within a block; links that lead nowhere have been taken out, their words stay. */
export interface TextLink {
  _type: 'link'
  _key: string
  link: ContentLink
}

/** A paragraph, heading, quote or point of a list (Portable Text). */
export interface TextBlock {
  _type: 'block'
  _key: string
  style: 'normal' | 'h2' | 'h3' | 'h4' | 'blockquote'
  listItem?: 'bullet' | 'number'
  /** Depth within a list, from 1. */
  level?: number
  children: TextSpan[]
  markDefs: TextLink[]
}

/** A picture between paragraphs. */
export interface RichTextFigure {
  _type: 'richTextFigure'
  _key: string
  image: ContentImage
  caption: string | null
}

/** A few sentences set apart. */
export interface RichTextCallout {
  _type: 'richTextCallout'
  _key: string
  tone: CalloutTone
  text: TextBlock[]
}

/** Lines of code. */
export interface RichTextCode {
  _type: 'richTextCode'
  _key: string
  language: CodeLanguage
  fileName: string | null
  code: string
}

/** A table; every row has as many cells as the longest. */
export interface RichTextTable {
  _type: 'richTextTable'
  _key: string
  caption: string | null
  /** The names of the columns; null where the first row is data like the others. */
  header: string[] | null
  rows: string[][]
}

/** Formatted text in one language, from the top. Drawn by `content/rich-text-view.tsx`. */
export type RichText = (TextBlock | RichTextFigure | RichTextCallout | RichTextCode | RichTextTable)[]
