import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { environment } from '#web/env.ts'
import type { Offer, OfferedGood } from '#web/lib/orders/compose.ts'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { publishedClient } from './client.ts'
import { listOf, text } from './parse.ts'
import { localized } from './projections.ts'
import { shopSettingsFields } from './queries/cart.ts'
import { parseSale, saleFields } from './sale.ts'
import { parseExchangeRates, parseShopSettings } from './shop.ts'

const offerQuery = defineQuery(`{
  "goods": *[_type == "product" && slug.current in $numbers] {
    "number": slug.current,
    "documentId": _id,
    "title": ${localized('title')},
    price, currency, prices[] { currency, amount }, ${saleFields}, taxClass, kind,
    "count": *[_id == "inventory-" + ^._id][0] { _id, _rev, available }
  },
  "settings": *[_id == "shopSettings"][0] { ${shopSettingsFields} },
  "rates": *[_id == "exchangeRates"][0] { base, asOf, rates[] { currency, rate } }
}`)

const amount = z.number().int().positive()
const currency = z.enum(CURRENCY_CODES)

const Good = z.object({
  number: text,
  documentId: text,
  title: text,
  price: amount,
  currency,
  prices: listOf(z.object({ currency, amount })),
  sale: parseSale,
  taxClass: text.catch('standard'),
  kind: z.enum(['physical', 'digital']).catch('physical'),
  count: z
    .object({ _id: z.string(), _rev: z.string(), available: z.number().int().catch(0) })
    .nullable()
    .catch(null),
})

const Answer = z.object({ goods: listOf(Good), settings: parseShopSettings, rates: parseExchangeRates })

/** What is offered, with the counts it was read from. */
export interface CountedOffer extends Offer {
  goods: OfferedGood[]
  /** By id of the product: id and revision of its count. */
  counts: ReadonlyMap<string, { inventoryId: string; revision: string }>
}

/**
 * What the shop offers at this moment of some goods, in one language, past every cache and whatever is being edited.
 *
 * @throws where the lake cannot be asked
 */
export async function readOffer(
  numbers: readonly string[],
  locale: LocaleId,
  now: number,
): Promise<CountedOffer> {
  const client = publishedClient.withConfig({ token: environment().SANITY_API_WRITE_TOKEN, useCdn: false })
  const { goods, settings, rates } = Answer.parse(
    await client.fetch<unknown>(offerQuery, { numbers: [...numbers], locale }),
  )
  const counts = new Map(
    goods.flatMap(({ documentId, count }) =>
      count ? [[documentId, { inventoryId: count._id, revision: count._rev }] as const] : [],
    ),
  )
  return {
    goods: goods.map(({ count, ...good }) => ({ ...good, available: count && Math.max(0, count.available) })),
    settings,
    rates,
    now,
    counts,
  }
}
