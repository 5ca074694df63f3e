import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { privateClient } from '#web/sanity/client/private-client.ts'
import { fetchPrivate } from '#web/sanity/fetch/fetch-private.ts'
import { listOf, text, withFallback } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type {
  CountsQueryResult,
  OrdersOfQueryResult,
  ProductNamesQueryResult,
  TaxNamesQueryResult,
} from '#web/sanity/types.generated.ts'
import { optionsText } from '../variants/options-text.ts'
import { optionsField, optionsSchema } from '../variants/queries.ts'
import type { LineItem } from './line-items.ts'
import { type Order, orderSchema } from './order-document.ts'
import { isOrderId } from './order-id.ts'

/** Returns an order, or null. Callers must check whose it is. Throws if the lake does not respond. */
export async function readOrder(id: string): Promise<Order | null> {
  const document = await privateClient().getDocument(id)
  return document?._type === 'order' ? orderSchema.parse(document) : null
}

/** Returns an order of a customer; null for any other id, also of other customers' orders. Throws if the lake does not respond. */
export async function readOwnOrder(uid: string, id: string): Promise<Order | null> {
  const order = isOrderId(id) ? await readOrder(id) : null
  return order?.customer.uid === uid ? order : null
}

const ordersOfQuery: Query<OrdersOfQueryResult> = defineQuery(
  `*[_type == "order" && customer.uid == $uid] | order(placedAt desc, _id desc) [$from...$to]`,
)

/** Returns the orders of a customer, newest first, from index `from` up to `to`, exclusive. Throws if the lake does not respond. */
export const ordersOf = (uid: string, from: number, to: number): Promise<Order[]> =>
  fetchPrivate({ query: ordersOfQuery, params: { uid, from, to }, schema: z.array(orderSchema) })

const countsQuery: Query<CountsQueryResult> = defineQuery(
  `*[_type == "inventory" && _id in $ids] { _id, _rev, available }`,
)

const countsSchema = z.array(
  z.object({ _id: z.string(), _rev: z.string(), available: withFallback(z.number().int(), 0) }),
)

/** Returns current stock counts by id, without missing ones. Throws if the lake does not respond. */
export async function readCounts(
  ids: readonly string[],
): Promise<Map<string, { revision: string; available: number }>> {
  if (ids.length === 0) return new Map()
  const counts = await fetchPrivate({ query: countsQuery, params: { ids: [...ids] }, schema: countsSchema })
  return new Map(counts.map(({ _id, _rev, available }) => [_id, { revision: _rev, available }]))
}

const productNamesQuery: Query<ProductNamesQueryResult> = defineQuery(`*[
  (_type == "product" || _type == "discount" || _type == "deliveryMethod") && _id in $ids
] {
  _id,
  "title": ${localized('title')},
  ${optionsField},
  variants[] { "key": _key, choices }
}`)

const namesSchema = listOf(
  z.object({
    _id: z.string(),
    title: text,
    options: optionsSchema,
    variants: listOf(z.object({ key: z.string(), choices: listOf(z.string()) })),
  }),
)

type LocalizedName = z.output<typeof namesSchema>[number]

const taxNamesQuery: Query<TaxNamesQueryResult> = defineQuery(
  `*[_id == "shopSettings"][0].countryTaxes[] { countries, "name": ${localized('name')} }`,
)

const taxNamesSchema = listOf(z.object({ countries: listOf(z.string()), name: text }))

/** Returns what taxes are called, by country. Countries without a name are left out. */
async function readTaxNames(locale: LocaleId): Promise<Map<string, string>> {
  const query = { query: taxNamesQuery, params: { locale }, schema: taxNamesSchema }
  const taxes = await fetchPrivate(query).catch(() => [])
  return new Map(taxes.flatMap(({ countries, name }) => countries.map((country) => [country, name] as const)))
}

/**
 * Returns orders with their products, options, discounts, tax and delivery method named in the reader's language. Invoices keep the names of the
 * order. So do deleted products, orders placed in that language, and all orders while the lake does not respond.
 */
export async function nameInLanguage(orders: readonly Order[], locale: LocaleId): Promise<Order[]> {
  const foreign = orders.filter((order) => order.locale !== locale)
  const namedIn = ({ lines, discounts, delivery }: Order) => [
    ...lines.map(({ product }) => product),
    ...(discounts ?? []).map(({ discount }) => discount),
    ...(delivery ? [delivery.method] : []),
  ]
  const ids = [...new Set(foreign.flatMap(namedIn))]
  const names = ids.length > 0 ? await readNames(ids, locale) : new Map<string, LocalizedName>()
  const hasNamedTax = foreign.some(({ taxCountry, taxName }) => taxCountry && taxName)
  const taxNames = hasNamedTax ? await readTaxNames(locale) : new Map<string, string>()
  const titleOf = (id: string, ordered: string) => names.get(id)?.title ?? ordered
  const localizeOrder = (order: Order): Order => ({
    ...order,
    lines: order.lines.map((line) => localizeLine(line, names.get(line.product))),
    ...(order.discounts && {
      discounts: order.discounts.map((one) => ({ ...one, title: titleOf(one.discount, one.title) })),
    }),
    ...(order.taxName && { taxName: taxNames.get(order.taxCountry ?? '') ?? order.taxName }),
    ...(order.delivery && {
      delivery: { ...order.delivery, title: titleOf(order.delivery.method, order.delivery.title) },
    }),
  })
  return orders.map((order) => (order.locale === locale ? order : localizeOrder(order)))
}

function localizeLine(line: LineItem, name: LocalizedName | undefined): LineItem {
  if (!name) return line
  const variant = name.variants.find(({ key }) => key === line.variant)
  const options = variant ? optionsText(name.options, variant.choices) : line.options
  return { ...line, title: name.title, options }
}

async function readNames(ids: readonly string[], locale: LocaleId): Promise<Map<string, LocalizedName>> {
  const params = { ids: [...ids], locale }
  const found = await fetchPrivate({ query: productNamesQuery, params, schema: namesSchema }).catch(() => [])
  return new Map(found.map((name) => [name._id, name]))
}
