import { groq } from 'next-sanity'
import { z } from 'zod'
import { listOf, optionalText } from '#web/content/parse.ts'
import { localized } from '#web/content/projections.ts'
import { productCardFields } from '#web/content/queries/products.ts'
import { parseProductCard } from '#web/features/catalog/cards.ts'
import { blockBase } from '../base.ts'
import type { ProductGridContent } from './types.ts'

/** What the grid needs of its block: the goods chosen, else the first of a category or of all. The whole catalogue has a block of its own. */
export const productGridFields = groq`
  "eyebrow": ${localized('eyebrow')},
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  pageSize,
  "products": select(
    count(products) > 0 => products[]->{ ${productCardFields} },
    defined(category) => *[_type == "product" && category._ref == ^.category._ref] | order(order asc, _id asc) [0...200] { ${productCardFields} },
    *[_type == "product"] | order(order asc, _id asc) [0...200] { ${productCardFields} }
  )
`

/** Parses the grid; goods that are not published, or have no price, are left out. */
export const parseProductGrid = z
  .object({
    ...blockBase('productGridBlock'),
    eyebrow: optionalText,
    heading: optionalText,
    paragraph: optionalText,
    pageSize: z.number().int().positive().nullable().catch(null),
    products: listOf(parseProductCard),
  })
  .transform((block): ProductGridContent => ({
    ...block,
    pageCount: block.pageSize ? Math.ceil(block.products.length / block.pageSize) : 1,
  }))
