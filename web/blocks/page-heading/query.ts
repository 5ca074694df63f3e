import { groq } from 'next-sanity'
import { z } from 'zod'
import { text } from '#web/sanity/parse.ts'
import { sectionFields } from '#web/sanity/queries/projections.ts'
import { blockBase, sectionHead } from '../base.ts'

/** Fields of the block. */
export const pageHeadingFields = groq`
  ${sectionFields}
`

/** Parses the block; requires a heading. */
export const pageHeadingSchema = z.object({
  ...blockBase('pageHeadingBlock'),
  ...sectionHead,
  heading: text,
})

/** The heading of a page; its breadcrumb comes from the page itself (`BlockPage`). */
export type PageHeadingContent = z.output<typeof pageHeadingSchema>
