import { groq } from 'next-sanity'
import { z } from 'zod'
import { productCardSchema } from '#web/features/shop/catalog/cards.ts'
import { productCardFields } from '#web/features/shop/catalog/queries.ts'
import { countPages } from '#web/lib/paging.ts'
import { listOf } from '#web/sanity/parse.ts'
import { sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

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
    pageCount: countPages(block.products.length, block.pageSize ?? block.products.length),
  }))
