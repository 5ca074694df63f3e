import { groq } from 'next-sanity'
import { z } from 'zod'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import { isHexColor, PRODUCT_KIND_VALUES } from '#schemas/shared/product-options.ts'
import { flag, listOf, required, text, withFallback } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import { pricingFields, pricingShape } from '../pricing/queries.ts'

/** The options of a product in one language, parsed by `optionsSchema`. */
export const optionsField = groq`options[] {
  "key": _key,
  "name": ${localized('name')},
  values[] { "key": _key, "label": ${localized('label')}, "hex": color->hex }
}`

/** What a variant costs more than its product, parsed by `differenceShape`. */
const differenceFields = groq`priceDifference, priceDifferences[] { currency, amount }`

/** A variant without its stock and picture, parsed by `variantShape`. */
export const variantFields = groq`"key": _key, code, choices, ${differenceFields}`

/** The sample of a color; null for anything else. */
export const hexColor = z.string().refine(isHexColor).nullable().catch(null)

/** Parses `optionsField`. */
export const optionsSchema = listOf(
  z.object({
    key: z.string(),
    name: text,
    values: listOf(
      z.object({
        key: z.string(),
        label: text,
        hex: hexColor,
      }),
    ),
  }),
)

/** An option of a product, such as its color. */
export type ProductOption = z.output<typeof optionsSchema>[number]

const amount = z.number().int().min(0)

const differenceShape = {
  priceDifference: withFallback(amount, 0),
  priceDifferences: listOf(
    z.object({ currency: required(z.enum(CURRENCY_CODES)), amount: required(amount) }),
  ),
}

/** The shape of `variantFields`. */
export const variantShape = {
  key: z.string(),
  code: text,
  choices: listOf(z.string()),
  ...differenceShape,
}

/** The units left of a product or variant; null if they are not counted. An invalid number counts as sold out. */
const availableSchema = z
  .number()
  .int()
  .nullable()
  .catch(0)
  .transform((left) => left && Math.max(0, left))

/** Whether a product, or one of its variants, is sold under `$number`; `$products` are the numbers that its product can have. */
export const isSoldAsNumber = groq`slug.current in $products &&
  (slug.current == $number || count(variants[^.slug.current + "-" + code == $number]) > 0)`

/** A product as it is sold, without its variants, parsed by `soldProductShape`. */
export const soldProductFields = groq`
  "number": slug.current,
  "documentId": _id,
  "category": category._ref,
  "title": ${localized('title')},
  ${pricingFields}, taxClass, kind,
  "available": *[_id == "inventory-" + ^._id][0].available,
  "hasVariants": count(variants) > 0,
  ${optionsField}
`

/** A variant with its stock, parsed by `soldVariantShape`. */
export const soldVariantFields = groq`
  ${variantFields},
  "available": *[_id == "inventory-" + ^.^._id + "--" + ^._key][0].available
`

/** The shape of `soldProductFields`. */
export const soldProductShape = {
  number: text,
  documentId: text,
  category: z.string().nullable().catch(null),
  title: text,
  ...pricingShape,
  taxClass: withFallback(text, 'standard'),
  kind: withFallback(z.enum(PRODUCT_KIND_VALUES), 'physical'),
  available: availableSchema,
  hasVariants: flag(false),
  options: optionsSchema,
}

/** The shape of `soldVariantFields`. */
export const soldVariantShape = { ...variantShape, available: availableSchema }
