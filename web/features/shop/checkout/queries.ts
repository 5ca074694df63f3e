import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { environment } from '#web/env.ts'
import { billingDetailsSchema, getCustomerId } from '#web/features/account/queries.ts'
import { publishedClient } from '#web/sanity/client/client.ts'
import { privateClient } from '#web/sanity/client/private-client.ts'
import { listOf, text } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import { productFile, productFileSchema } from '../orders/downloads/queries.ts'
import type { SoldFile } from '../orders/order-document.ts'
import { OrderDocument } from '../orders/order-document.ts'
import { saleFields, saleSchema, shopSettingsFields } from '../pricing/queries.ts'
import { exchangeRatesSchema, shopSettingsSchema } from '../pricing/shop-settings.ts'
import type { Offer, OrderableProduct } from './compose.ts'
import type { IdleOrder } from './reclaim.ts'

const checkoutQuery = defineQuery(`{
  "order": *[_id == $orderId][0],
  "customer": *[_id == $customerId][0] { "revision": _rev, billing, paymentCustomerId },
  "open": *[_type == "order" && customer.uid == $uid && state == "pending"] | order(placedAt asc) {
    "id": _id, "sessionId": payment.sessionId, isWaiting, lines[] { number, quantity }
  },
  "placed": *[_type == "order" && customer.uid == $uid && placedAt > $since] | order(placedAt asc).placedAt
}`)

const OpenOrder = z.object({
  id: z.string(),
  sessionId: z.string().nullable(),
  lines: z.array(z.object({ number: z.string(), quantity: z.number().int() })),
})

const Checkout = z.object({
  order: OrderDocument.nullable(),
  /** Null for a customer whose document does not exist yet. */
  customer: z
    .object({
      revision: z.string(),
      billing: billingDetailsSchema.nullable().catch(null),
      paymentCustomerId: z.string().nullable().catch(null),
    })
    .nullable(),
  open: z.array(OpenOrder.extend({ isWaiting: z.boolean().catch(false) })),
  placed: z.array(z.string()),
})

/** The data for creating an order: the order if it exists, the customer's document, their unpaid and their recent orders. */
export type Checkout = z.output<typeof Checkout>

/** Reads the data for creating an order as one snapshot. Throws if the lake does not answer. */
export async function readCheckout(orderId: string, uid: string, since: Date): Promise<Checkout> {
  const params = { orderId, customerId: getCustomerId(uid), uid, since: since.toISOString() }
  return Checkout.parse(await privateClient().fetch<unknown>(checkoutQuery, params))
}

const idleOrdersQuery = defineQuery(`*[
  _type == "order" && state == "pending" && isWaiting != true && reclaimableAt <= $now &&
  count(lines[isCounted == true && number in $numbers]) > 0
] | order(reclaimableAt asc) [0...20] {
  "id": _id, "sessionId": payment.sessionId, "lines": lines[isCounted == true] { number, quantity }
}`)

/** Reads unpaid orders that reserve some products and may be released, oldest first. Throws if the lake does not answer. */
export async function readIdleOrders(numbers: readonly string[], now: Date): Promise<IdleOrder[]> {
  const params = { numbers: [...numbers], now: now.toISOString() }
  return z.array(OpenOrder).parse(await privateClient().fetch<unknown>(idleOrdersQuery, params))
}

const offerQuery = defineQuery(`{
  "products": *[_type == "product" && slug.current in $numbers] {
    "number": slug.current,
    "documentId": _id,
    "title": ${localized('title')},
    price, currency, prices[] { currency, amount }, ${saleFields}, taxClass, kind,
    "file": ${productFile},
    "count": *[_id == "inventory-" + ^._id][0] { _id, _rev, available }
  },
  "settings": *[_id == "shopSettings"][0] { ${shopSettingsFields} },
  "rates": *[_id == "exchangeRates"][0] { base, asOf, rates[] { currency, rate } }
}`)

const amount = z.number().int().positive()
const currency = z.enum(CURRENCY_CODES)

const productSchema = z.object({
  number: text,
  documentId: text,
  title: text,
  price: amount,
  currency,
  prices: listOf(z.object({ currency, amount })),
  sale: saleSchema,
  taxClass: text.catch('standard'),
  kind: z.enum(['physical', 'digital']).catch('physical'),
  file: productFileSchema,
  count: z
    .object({ _id: z.string(), _rev: z.string(), available: z.number().int().catch(0) })
    .nullable()
    .catch(null),
})

const offerSchema = z.object({
  products: listOf(productSchema),
  settings: shopSettingsSchema,
  rates: exchangeRatesSchema,
})

/** An offer with its stock counts and files. */
export interface CountedOffer extends Offer {
  products: OrderableProduct[]
  /** By id of the product: id and revision of its count. */
  counts: ReadonlyMap<string, { inventoryId: string; revision: string }>
  /** Downloads, by product id. */
  files: ReadonlyMap<string, SoldFile>
}

/**
 * What the shop offers at this moment of some products, in one language, past every cache and whatever is being edited.
 *
 * @throws if the lake does not answer
 */
export async function readOffer(
  numbers: readonly string[],
  locale: LocaleId,
  now: number,
): Promise<CountedOffer> {
  const client = publishedClient.withConfig({ token: environment().SANITY_API_WRITE_TOKEN, useCdn: false })
  const { products, settings, rates } = offerSchema.parse(
    await client.fetch<unknown>(offerQuery, { numbers: [...numbers], locale }),
  )
  const counts = new Map(
    products.flatMap(({ documentId, count }) =>
      count ? [[documentId, { inventoryId: count._id, revision: count._rev }] as const] : [],
    ),
  )
  const files = new Map(products.flatMap(({ documentId, file }) => (file ? [[documentId, file]] : [])))
  return {
    products: products.map(({ count, file: _, ...product }) => ({
      ...product,
      available: count && Math.max(0, count.available),
    })),
    settings,
    rates,
    now,
    counts,
    files,
  }
}
