import { groq } from 'next-sanity'
import { z } from 'zod'
import { imageSchema } from '#web/sanity/image/image.ts'
import { listOf, optionalText, withFallback } from '#web/sanity/parse.ts'
import { namedLinkSchema } from '#web/sanity/queries/address.ts'
import {
  chosenOrAll,
  imageFields,
  localized,
  namedLinkFields,
  sectionFields,
} from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

const categoryFields = groq`
  "id": _id,
  ${namedLinkFields},
  "description": ${localized('description')},
  "cover": *[_type == "product" && category._ref == ^._id && defined(cover)] | order(order asc, _id asc) [0].cover { ${imageFields} },
  "count": count(*[_type == "product" && category._ref == ^._id])
`

/** Fields of the block: the chosen categories, or all of them. A category has the picture of its first product. */
export const categoryListFields = groq`
  ${sectionFields},
  "categories": ${chosenOrAll('categories', 'category')} { ${categoryFields} }
`

const categorySchema = namedLinkSchema.extend({
  id: z.string(),
  description: optionalText,
  cover: imageSchema,
  /** Number of products. */
  count: withFallback(z.number(), 0),
})

/** Parses the block; categories without an address or without products are omitted. */
export const categoryListSchema = sectionSchema('categoryListBlock')
  .extend({
    categories: listOf(categorySchema),
  })
  .transform((block) => ({ ...block, categories: block.categories.filter(({ count }) => count > 0) }))
