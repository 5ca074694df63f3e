import { z } from 'zod'
import { routedDocument } from '#web/content/document.ts'
import { fetchContent } from '#web/content/fetch.ts'
import { parseImage } from '#web/content/image.ts'
import { listOf, optionalText } from '#web/content/parse.ts'
import { productQuery } from '#web/content/queries/products.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { parseProductCard, productCardShape } from './cards.ts'

const parsePicture = z
  .looseObject({ key: z.string() })
  .transform(({ key, ...image }) => ({ key, image: parseImage.parse(image) }))
  .refine(({ image }) => image !== null)

const parseProduct = routedDocument({
  ...productCardShape,
  summary: optionalText,
  images: listOf(parsePicture),
  related: listOf(parseProductCard),
})

/** A product with all that its own page shows. */
export type Product = z.output<typeof parseProduct>

/** The product with a number; null where there is none. */
export function getProduct(slug: string, locale: LocaleId) {
  return fetchContent({ query: productQuery, params: { slug, locale }, schema: parseProduct })
}
