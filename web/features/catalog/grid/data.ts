import { z } from 'zod'
import { fetchContent } from '#web/content/fetch.ts'
import { fetchLarge } from '#web/content/fetch-large.ts'
import { listOf, optionalText, text } from '#web/content/parse.ts'
import {
  catalogProductsQuery,
  catalogueMoneyQuery,
  categoriesQuery,
  soldOutQuery,
} from '#web/content/queries/catalogue.ts'
import { productFaceQuery } from '#web/content/queries/products.ts'
import { parseSale } from '#web/content/sale.ts'
import {
  firstCurrency,
  parseExchangeRates,
  parseShopMoney,
  payingCurrencies,
  type ShopMoney,
} from '#web/content/shop.ts'
import type { ExchangeRates } from '#web/lib/prices/convert.ts'
import { unitPrice } from '#web/lib/prices/price-cart.ts'
import { isOnSale } from '#web/lib/prices/sale.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#schemas/shared/currencies.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { parseProductCard, type ProductCard } from '../cards.ts'
import { saleTime } from '../offer.ts'
import type { CatalogEntry } from './browse.ts'

/** Where goods stand that nobody has put in order: behind all others. */
const UNPLACED = 1_000_000_000

const currency = z.enum(CURRENCY_CODES)

const parseGood = z.object({
  id: z.string(),
  category: optionalText,
  colours: listOf(z.string()),
  sizes: listOf(z.string()),
  price: z.number().int().positive(),
  currency,
  prices: listOf(z.object({ currency, amount: z.number().int().positive() })),
  sale: parseSale,
  stars: z.number().min(1).max(5).nullable().catch(null),
  position: z.number().catch(UNPLACED),
  addedAt: z.string().transform(Date.parse).pipe(z.number()).catch(0),
})

const parseGoods = listOf(parseGood)

type Good = z.output<typeof parseGood>

const parseIds = listOf(z.string())

const parseMoney = z.object({ settings: parseShopMoney, rates: parseExchangeRates })

const NO_MONEY = parseMoney.parse({})
const NO_GOODS: Good[] = []
const NO_IDS: string[] = []

/** The catalogue as it is now, and in which money its prices are compared. */
export interface Catalogue {
  currency: CurrencyCode
  /** In which they are compared where nobody asks for another, and in which they can be. */
  first: CurrencyCode
  currencies: readonly CurrencyCode[]
  entries: readonly CatalogEntry[]
}

/**
 * The catalogue as it is now, the same in every language but for the money.
 *
 * @param wanted in which money prices are to be compared; another is taken where the shop does not know it
 */
export async function getCatalogue(locale: LocaleId, wanted: CurrencyCode | null): Promise<Catalogue> {
  const [found, money, soldOut] = await Promise.all([
    fetchLarge({ query: catalogProductsQuery, schema: parseGoods }),
    fetchLarge({ query: catalogueMoneyQuery, schema: parseMoney }),
    fetchLarge({ query: soldOutQuery, schema: parseIds }),
  ])
  const goods = found ?? NO_GOODS
  const { settings, rates } = money ?? NO_MONEY
  const first = firstCurrency(settings, locale)
  const currencies = currenciesOf(settings, first)
  const currency = currencies.find((code) => code === wanted) ?? first
  const now = await saleTime(goods)
  const entries = entriesOf({ goods, rates, soldOut: soldOut ?? NO_IDS, currency, now })
  return { currency, first, currencies, entries }
}

const currenciesOf = (settings: ShopMoney, first: CurrencyCode) => [
  ...new Set([first, ...payingCurrencies(settings)]),
]

/** What the rows of the catalogue are made of. */
interface Ingredients {
  goods: readonly Good[]
  rates: ExchangeRates
  soldOut: readonly string[]
  currency: CurrencyCode
  now: number
}

/** The rows that were made last, one list for each of a few kinds of money. */
const made: { from: Ingredients; entries: readonly CatalogEntry[] }[] = []
const MOST_MADE = 4

const isSame = (one: Ingredients, other: Ingredients) =>
  (Object.keys(one) as (keyof Ingredients)[]).every((name) => one[name] === other[name])

/** The rows of the catalogue: made once, for the same list can be sorted once, too. */
function entriesOf(from: Ingredients): readonly CatalogEntry[] {
  const known = made.find((kept) => isSame(kept.from, from))
  if (known) return known.entries
  const gone = new Set(from.soldOut)
  const entries = from.goods.map((good) => entryOf(good, from, gone.has(good.id)))
  made.unshift({ from, entries })
  made.length = Math.min(made.length, MOST_MADE)
  return entries
}

function entryOf(good: Good, { rates, currency, now }: Ingredients, soldOut: boolean): CatalogEntry {
  const { id, category, colours, sizes, stars, position, addedAt, sale } = good
  return {
    ...{ id, category, colours, sizes, stars, position, addedAt, soldOut },
    price: unitPrice(good, { rates, currency, now }),
    onSale: sale !== null && isOnSale(sale, now),
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
