import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { optionalMoment, optionalText } from '#web/sanity/parse.ts'

/** Returns the schema of the fields of every block. */
export const blockSchema = <const Type extends string>(type: Type) =>
  z.object({
    type: z.literal(type),
    key: z.string(),
    /** Id of the section, for links such as `#services`. */
    anchor: optionalText,
    /** When the block is visible; ISO 8601, UTC. Null: no limit. */
    visibleFrom: optionalMoment,
    visibleUntil: optionalMoment,
  })

/** Returns the schema of a block with a heading, of which every part is optional. */
export const sectionSchema = <const Type extends string>(type: Type) =>
  blockSchema(type).extend({ eyebrow: optionalText, heading: optionalText, paragraph: optionalText })

/** Any block, as all blocks have it. */
export type BlockBase = z.output<ReturnType<typeof blockSchema>> & {
  /** Number of pages of its list, when it continues at `/page/2`. */
  pageCount?: number
}

/** What previews add to a block. */
export interface BlockEditing {
  /** In drafts, links the block to its item in Presentation (`data-sanity`). */
  editAttribute?: string
}

/** The page of a block. */
export interface BlockPage {
  title: string
  /** Path without language, such as `/contact`. */
  path: string
  locale: LocaleId
  /** Page number of its list, from 1, for lists that continue at `/page/2`. */
  pageNumber: number
  /** Query of the address without a question mark; undefined on static pages. */
  query?: string
  /** Whether the block is the first: it contains the `h1` and loads its picture at once. */
  isFirst: boolean
  /** Whether only a heading comes before the block: its first pictures load at once. */
  isNear: boolean
  /** Ids of the page's blocks, and of headings in the texts above: other headings get other ids. */
  takenIds: readonly string[]
}

/** Properties of the view of a block that a schema parses. */
export interface BlockViewProperties<Schema extends z.ZodType<BlockBase>> {
  block: z.output<Schema> & BlockEditing
  page: BlockPage
}
