import { groq } from 'next-sanity'
import { z } from 'zod'
import { productCardSchema } from '#web/features/shop/catalog/cards.ts'
import { ProductCards } from '#web/features/shop/catalog/product-cards.tsx'
import { productCardFields } from '#web/features/shop/catalog/queries.ts'
import { pageOf } from '#web/lib/paging.ts'
import { listOf } from '#web/sanity/parse.ts'
import { sectionFields } from '#web/sanity/queries/projections.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { type BlockViewProperties, sectionSchema } from '../base.ts'
import { BlockSection } from '../block-section.tsx'

/** Fields of the block: the chosen products, or the first of a category or of all. */
export const productGridFields = groq`
  ${sectionFields},
  pageSize,
  "products": select(
    count(products) > 0 => products[]->{ ${productCardFields} },
    defined(category) => *[_type == "product" && category._ref == ^.category._ref] | order(order asc, _id asc) [0...200] { ${productCardFields} },
    *[_type == "product"] | order(order asc, _id asc) [0...200] { ${productCardFields} }
  )
`

/** Parses the block without products that are unpublished or have no price. */
export const productGridSchema = sectionSchema('productGridBlock')
  .extend({
    /** Products per page; null for all. */
    pageSize: z.number().int().positive().nullable().catch(null),
    products: listOf(productCardSchema),
  })
  .transform((block) => ({
    ...block,
    pageCount: block.pageSize ? Math.ceil(block.products.length / block.pageSize) : 1,
  }))

/** Products as cards with pagination. Renders nothing when empty. */
export function ProductGridBlock({ block, page }: BlockViewProperties<typeof productGridSchema>) {
  if (block.products.length === 0) return null
  const size = block.pageSize ?? block.products.length
  const products = pageOf(block.products, size, page.pageNumber)
  return (
    <BlockSection block={block}>
      <ProductCards products={products} level={block.heading ? 3 : 2} first={page.isNear} />
      <Pagination path={page.path} pageNumber={page.pageNumber} pageCount={block.pageCount ?? 1} />
    </BlockSection>
  )
}
