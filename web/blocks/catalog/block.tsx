import { groq } from 'next-sanity'
import { z } from 'zod'
import { Catalog } from '#web/features/shop/catalog/grid/catalog.tsx'
import { withFallback } from '#web/sanity/parse.ts'
import { sectionFields } from '#web/sanity/queries/projections.ts'
import { type BlockViewProperties, sectionSchema } from '../base.ts'
import { BlockSection } from '../block-section.tsx'

/** Fields of the block. Products are read separately, by the filters of the address. */
export const catalogFields = groq`
  ${sectionFields},
  pageSize
`

export const catalogSchema = sectionSchema('catalogBlock').extend({
  /** Products per page. */
  pageSize: withFallback(z.number().int().min(1).max(96), 24),
})

/** All products of the shop, filtered by the address. */
export function CatalogBlock({ block, page }: BlockViewProperties<typeof catalogSchema>) {
  return (
    <BlockSection block={block}>
      <Catalog
        query={page.query ?? ''}
        pageSize={block.pageSize}
        level={block.heading ? 3 : 2}
        isAboveFold={page.isNear}
      />
    </BlockSection>
  )
}
