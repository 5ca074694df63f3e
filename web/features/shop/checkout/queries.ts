import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { ORDER_PREFIX, RELEASED_STATES } from '#schemas/shared/orders.ts'
import { productNumbersOf } from '#schemas/shared/variants.ts'
import { customerFields, customerSchema, getCustomerId } from '#web/features/account/queries.ts'
import { fetchPrivate } from '#web/sanity/fetch/fetch-private.ts'
import { listOf, withFallback } from '#web/sanity/parse.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type {
  CheckoutQueryResult,
  IdleOrdersQueryResult,
  OfferQueryResult,
  TaxRulesQueryResult,
} from '#web/sanity/types.generated.ts'
import { deliveryMethods, deliverySchema } from '../delivery/queries.ts'
import { orderSchema, soldFileSchema } from '../orders/order-document.ts'
import { countryTaxFields, exchangeRates, shopSettingsFields } from '../pricing/queries.ts'
import { exchangeRatesSchema, taxedSettingsSchema, taxRulesSchema } from '../pricing/shop-settings.ts'
import type { TaxRules } from '../pricing/tax.ts'
import {
  soldProductFields,
  soldProductShape,
  soldVariantFields,
  soldVariantShape,
} from '../variants/queries.ts'
import { soldProducts } from '../variants/sold-products.ts'
import type { Offer } from './compose.ts'
import type { OrderableProduct } from './compose-lines.ts'
import type { IdleOrder } from './reclaim.ts'

const checkoutQuery: Query<CheckoutQueryResult> = defineQuery(`{
  "order": *[_type == "order" && _id == $orderId][0],
  "customer": *[_type == "customer" && _id == $customerId][0] { ${customerFields} },
  "open": *[_type == "order" && customer.uid == $uid && state == "pending"] | order(placedAt asc) {
    "id": _id, "sessionId": payment.sessionId, isWaiting, lines[] { number, quantity }
  },
  "usedDiscounts": *[
    _type == "order" && customer.uid == $uid && defined(discounts) && !(state in $releasedStates)
  ].discounts[].discount,
  "placed": *[_type == "order" && customer.uid == $uid && placedAt > $since] | order(placedAt asc).placedAt,
  "prefix": *[_id == "shopSettings"][0].orderPrefix
}`)

const openOrderSchema = z.object({
  id: z.string(),
  sessionId: z.string().nullable(),
  lines: z.array(z.object({ number: z.string(), quantity: z.number().int() })),
})

const checkoutSchema = z.object({
  order: orderSchema.nullable(),
  customer: customerSchema,
  open: z.array(openOrderSchema.extend({ isWaiting: z.boolean().catch(false) })),
  usedDiscounts: listOf(z.string()),
  placed: z.array(z.string()),
  prefix: withFallback(z.string().regex(ORDER_PREFIX), 'M'),
})

/** The data for creating an order: the order if it exists, the customer's document, their orders and the discounts in them, and the prefix of numbers. */
export type Checkout = z.output<typeof checkoutSchema>

/** Reads the data for creating an order as one snapshot. Throws if the lake does not respond. */
export async function readCheckout(orderId: string, uid: string, since: Date): Promise<Checkout> {
  const params = {
    orderId,
    customerId: getCustomerId(uid),
    uid,
    since: since.toISOString(),
    releasedStates: RELEASED_STATES,
  }
  return fetchPrivate({ query: checkoutQuery, params, schema: checkoutSchema })
}

const idleOrdersQuery: Query<IdleOrdersQueryResult> = defineQuery(`*[
  _type == "order" && state == "pending" && isWaiting != true && reclaimableAt <= $now &&
  count(lines[isCounted == true && number in $numbers]) > 0
] | order(reclaimableAt asc) [0...20] {
  "id": _id, "sessionId": payment.sessionId, "lines": lines[isCounted == true] { number, quantity }
}`)

/** Reads unpaid orders that reserve some products and may be released, oldest first. Throws if the lake does not respond. */
export async function readIdleOrders(numbers: readonly string[], now: Date): Promise<IdleOrder[]> {
  const params = { numbers: [...numbers], now: now.toISOString() }
  return fetchPrivate({ query: idleOrdersQuery, params, schema: z.array(openOrderSchema) })
}

const offerQuery: Query<OfferQueryResult> = defineQuery(`{
  "products": *[_type == "product" && slug.current in $products] {
    ${soldProductFields},
    "file": download { name, mediaType, "parts": coalesce(parts, []) },
    "variants": variants[^.slug.current + "-" + code in $numbers] { ${soldVariantFields} }
  },
  "settings": *[_id == "shopSettings"][0] { ${shopSettingsFields}, ${countryTaxFields} },
  "delivery": ${deliveryMethods},
  "rates": ${exchangeRates}
}`)

const productSchema = z.object({
  ...soldProductShape,
  file: soldFileSchema.nullable().catch(null),
  variants: listOf(z.object(soldVariantShape)),
})

const offerSchema = z.object({
  products: listOf(productSchema),
  settings: taxedSettingsSchema,
  delivery: deliverySchema,
  rates: exchangeRatesSchema,
})

/** Returns what can be ordered of a product: itself, or the requested variants. */
const toOrderable = (found: z.output<typeof productSchema>): OrderableProduct[] =>
  soldProducts(found).map(({ number, product, variant, options }) => {
    const { options: _options, variants: _variants, hasVariants: _hasVariants, ...fields } = product
    return {
      ...fields,
      number,
      ...(variant && { variant: variant.key, options: options ?? '' }),
      available: (variant ?? found).available,
    }
  })

/**
 * Reads what the shop offers at this moment of some products, except for what depends on the customer's codes, in one language, past every cache and whatever is being edited.
 *
 * @param numbers numbers of products and variants
 * @throws if the lake does not respond
 */
export async function readOffer(
  numbers: readonly string[],
  locale: LocaleId,
  now: number,
): Promise<Omit<Offer, 'discounts' | 'giftCards'>> {
  const products = [...new Set(numbers.flatMap(productNumbersOf))]
  const found = await fetchPrivate({
    query: offerQuery,
    params: { numbers: [...numbers], products, locale },
    schema: offerSchema,
    perspective: 'published',
  })
  return { ...found, products: found.products.flatMap(toOrderable), now }
}

const taxRulesQuery: Query<TaxRulesQueryResult> = defineQuery(`*[_id == "shopSettings"][0] {
  taxRates { standard, zero }, ${countryTaxFields}
}`)

/** Reads the tax rules of the shop at this moment, past every cache. Throws if the lake does not respond. */
export const readTaxRules = (locale: string): Promise<TaxRules> =>
  fetchPrivate({ query: taxRulesQuery, params: { locale }, schema: taxRulesSchema, perspective: 'published' })
