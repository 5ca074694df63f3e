import { groq } from 'next-sanity'
import { z } from 'zod'
import { withFallback } from '#web/sanity/parse.ts'
import { sectionFields } from '#web/sanity/queries/projections.ts'
import { blockBase, sectionHead } from '../base.ts'

/** Fields of the block. Products are read separately, by the filters of the address. */
export const catalogFields = groq`
  ${sectionFields},
  pageSize
`

/** Parses the block. */
export const catalogSchema = z.object({
  ...blockBase('catalogBlock'),
  ...sectionHead,
  /** Products per page. */
  pageSize: withFallback(z.number().int().min(1).max(96), 24),
})

/** All products of the shop, with filters. */
export type CatalogContent = z.output<typeof catalogSchema>
