import { z } from 'zod'
import { sectionFields } from '#web/content/projections.ts'
import { groq } from 'next-sanity'
import { blockBase, sectionHead } from '../base.ts'
import type { CatalogContent } from './types.ts'

/** What the catalogue needs of its block; the goods are read by what the visitor asks for. */
export const catalogFields = groq`
  ${sectionFields},
  pageSize
`

/** Parses the catalogue. */
export const parseCatalog = z.object({
  ...blockBase('catalogBlock'),
  ...sectionHead,
  pageSize: z.number().int().min(1).max(96).catch(24),
}) satisfies z.ZodType<CatalogContent>
