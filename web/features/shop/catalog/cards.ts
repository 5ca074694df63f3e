import { z } from 'zod'
import { imageSchema } from '#web/sanity/image/image.ts'
import { flag, optionalText, text } from '#web/sanity/parse.ts'
import { addressSchema } from '#web/sanity/queries/address.ts'
import { pricingShape } from '../pricing/queries.ts'

/** The shape of a product in lists without its stock, for schemas with further fields. */
export const productFaceShape = {
  id: z.string(),
  number: text,
  title: text,
  category: optionalText,
  label: optionalText,
  ...pricingShape,
  /** 1 to 5, with one decimal; null for a product without ratings. */
  stars: z.number().min(1).max(5).nullable().catch(null),
  cover: imageSchema,
  hasVariants: flag(false),
  /** Whether some variants cost more. The price is the lowest one. */
  pricesDiffer: flag(false),
}

/** Parses a product in lists without its stock. A card needs a title, a path and a price. */
export const productFaceSchema = z.object({ ...productFaceShape, href: addressSchema })

/** Parses `productCardFields`. */
export const productCardSchema = productFaceSchema.extend({ soldOut: flag(false) })

/** A product in a list; `href` is its canonical path without language. */
export type ProductCard = z.output<typeof productCardSchema>
