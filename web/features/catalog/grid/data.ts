import { z } from 'zod'
import { fetchContent } from '#web/content/fetch.ts'
import { listOf, optionalText, text } from '#web/content/parse.ts'
import {
  catalogueGoodsQuery,
  catalogueMoneyQuery,
  categoriesQuery,
  soldOutQuery,
} from '#web/content/queries/catalogue.ts'
import { productFaceQuery } from '#web/content/queries/products.ts'
import { parseSale } from '#web/content/sale.ts'
import { parseExchangeRates } from '#web/content/shop.ts'
import { convert, type ExchangeRates } from '#web/lib/prices/convert.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#schemas/shared/currencies.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { parseProductCard, type ProductCard } from '../cards.ts'
import { offerAt, saleTime } from '../offer.ts'
import type { CatalogEntry } from './browse.ts'

/** Where goods stand that nobody has put in order: behind all others. */
const UNPLACED = 1_000_000_000

const parseGood = z.object({
  id: z.string(),
  category: optionalText,
  colours: listOf(z.string()),
  sizes: listOf(z.string()),
  price: z.number().int().positive(),
  currency: z.enum(CURRENCY_CODES),
  sale: parseSale,
  stars: z.number().min(1).max(5).nullable().catch(null),
  position: z.number().catch(UNPLACED),
  addedAt: z.string().transform(Date.parse).pipe(z.number()).catch(0),
})

type Good = z.output<typeof parseGood>

const parseMoney = z.object({
  currency: z.enum(CURRENCY_CODES).catch('USD'),
  rates: parseExchangeRates,
})

/** The catalogue as it is now: what is in it, and in which money its prices are compared. */
export interface Catalogue {
  currency: CurrencyCode
  entries: CatalogEntry[]
}

/** The catalogue as it is now, the same in every language. */
export async function getCatalogue(): Promise<Catalogue> {
  const [goods, money, soldOut] = await Promise.all([
    fetchContent({ query: catalogueGoodsQuery, schema: listOf(parseGood) }),
    fetchContent({ query: catalogueMoneyQuery, schema: parseMoney }),
    fetchContent({ query: soldOutQuery, schema: listOf(z.string()) }),
  ])
  const { currency, rates } = money ?? parseMoney.parse({})
  const gone = new Set(soldOut)
  const now = await saleTime(goods ?? [])
  return {
    currency,
    entries: (goods ?? []).map((good) => entryOf(good, { now, currency, rates, isGone: gone.has(good.id) })),
  }
}

interface Circumstances {
  now: number
  currency: CurrencyCode
  rates: ExchangeRates
  isGone: boolean
}

function entryOf(good: Good, { now, currency, rates, isGone }: Circumstances): CatalogEntry {
  const { price, before } = offerAt(good, now)
  const { id, category, colours, sizes, stars, position, addedAt } = good
  return {
    ...{ id, category, colours, sizes, stars, position, addedAt },
    price: good.currency === currency ? price : convert(price, good.currency, currency, rates),
    onSale: before !== null,
    soldOut: isGone,
  }
}

/** The categories in their order. */
export async function getCategories(locale: LocaleId) {
  const schema = listOf(z.object({ id: z.string(), title: text }))
  return (await fetchContent({ query: categoriesQuery, params: { locale }, schema })) ?? []
}

/**
 * Goods by their ids, in the order of these. Each is a question of its own: however many lists there can be, there are no more
 * answers to keep than goods.
 */
export async function getProductCards(
  places: readonly { id: string; soldOut: boolean }[],
  locale: LocaleId,
): Promise<ProductCard[]> {
  const cards = await Promise.all(
    places.map(async ({ id, soldOut }) => {
      const params = { id, locale }
      const card = await fetchContent({ query: productFaceQuery, params, schema: parseProductCard })
      return card && { ...card, soldOut }
    }),
  )
  return cards.filter((card) => card !== null)
}
