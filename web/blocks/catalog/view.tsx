import { Catalog } from '#web/features/shop/catalog/grid/catalog.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import type { catalogSchema } from './query.ts'

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
