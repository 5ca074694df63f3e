import { ProductCards } from '#web/features/shop/catalog/product-cards.tsx'
import { pageOf } from '#web/lib/paging.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import type { productGridSchema } from './query.ts'

/** Products as cards with pagination. Renders nothing when empty. */
export function ProductGridBlock({ block, page }: BlockViewProperties<typeof productGridSchema>) {
  if (block.products.length === 0) return null
  const size = block.pageSize ?? block.products.length
  const products = pageOf(block.products, size, page.pageNumber)
  return (
    <BlockSection block={block}>
      <ProductCards products={products} level={block.heading ? 3 : 2} isAboveFold={page.isNear} />
      <Pagination path={page.path} pageNumber={page.pageNumber} pageCount={block.pageCount} />
    </BlockSection>
  )
}
