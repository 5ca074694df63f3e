import { groq } from 'next-sanity'
import { z } from 'zod'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import { PRODUCT_KIND_KEYS } from '#schemas/shared/product-options.ts'
import { flag, listOf, required, text, withFallback } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import { deliveryMethods, deliverySchema } from '../delivery/queries.ts'
import { countryTaxFields, saleFields, saleSchema, shopSettingsFields } from '../pricing/queries.ts'
import { exchangeRatesSchema, taxedSettingsSchema } from '../pricing/shop-settings.ts'
import {
  availableSchema,
  optionsField,
  optionsSchema,
  variantFields,
  variantShape,
} from '../variants/queries.ts'

/** What a cart and an order need of a product apart from its variants, parsed by `soldProductShape`. */
export const soldProductFields = groq`
  "number": slug.current,
  "documentId": _id,
  "category": category._ref,
  "title": ${localized('title')},
  price, currency, prices[] { currency, amount }, ${saleFields}, taxClass, kind,
  "available": *[_id == "inventory-" + ^._id][0].available,
  "hasVariants": count(variants) > 0,
  ${optionsField}
`

/** A variant in `variants[…]` of a product, parsed by `soldVariantShape`. */
export const soldVariantFields = groq`
  ${variantFields},
  "available": *[_id == "inventory-" + ^.^._id + "--" + ^._key][0].available
`

/** Settings, delivery methods and exchange rates, parsed by `shopShape`. */
export const shopFields = groq`
  "settings": *[_id == "shopSettings"][0] { ${shopSettingsFields}, ${countryTaxFields} },
  "delivery": ${deliveryMethods},
  "rates": *[_id == "exchangeRates"][0] { base, asOf, rates[] { currency, rate } }
`

const amount = required(z.number().int().positive())
const currency = required(z.enum(CURRENCY_CODES))

/** The shape of `soldProductFields`. */
export const soldProductShape = {
  number: text,
  documentId: text,
  category: z.string().nullable().catch(null),
  title: text,
  price: amount,
  currency,
  prices: listOf(z.object({ currency, amount })),
  sale: saleSchema,
  taxClass: withFallback(text, 'standard'),
  kind: withFallback(z.enum(PRODUCT_KIND_KEYS), 'physical'),
  available: availableSchema,
  hasVariants: flag(false),
  options: optionsSchema,
}

/** The shape of `soldVariantFields`. */
export const soldVariantShape = { ...variantShape, available: availableSchema }

/** The shape of `shopFields`. */
export const shopShape = {
  settings: taxedSettingsSchema,
  delivery: deliverySchema,
  rates: exchangeRatesSchema,
}
