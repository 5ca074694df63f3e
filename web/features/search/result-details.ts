import { z } from 'zod'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { formatOtherPrices } from '#web/features/shop/currency/other-prices.ts'
import { getShopCurrencies } from '#web/features/shop/currency/queries.ts'
import { pricesInOthers, type ShopCurrencies } from '#web/features/shop/pricing/currency-prices.ts'
import { pricesSchema, saleSchema } from '#web/features/shop/pricing/queries.ts'
import { ownPrice } from '#web/features/shop/pricing/sale.ts'
import { formatMoney } from '#web/lib/money.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { imageSchema } from '#web/sanity/image/image.ts'
import imageLoader from '#web/sanity/image/image-loader.ts'
import { listOf } from '#web/sanity/parse.ts'
import type { OtherPrice } from '#web/ui/price-text.tsx'
import type { SearchAnswer, SearchResult } from './model.ts'
import { resultDetailsQuery } from './queries.ts'

/** A search result with its picture and price, as shown. */
export interface ShownResult extends SearchResult {
  picture: { src: string; objectPosition: string } | null
  /** A product's current price, formatted. */
  price: string | null
  /** The regular price; null without an active sale. */
  regularPrice: string | null
  otherPrices: OtherPrice[]
}

/** The results of a search with pictures and prices. */
export interface ShownAnswer extends SearchAnswer {
  results: ShownResult[]
}

/** Width of the pictures in pixels: twice what is shown, for dense screens. */
const PICTURE_WIDTH = 256

const detailsSchema = listOf(
  z.object({
    id: z.string(),
    picture: imageSchema,
    price: z.number().int().positive().nullable().catch(null),
    currency: z.enum(CURRENCY_CODES).nullable().catch(null),
    sale: saleSchema,
    prices: pricesSchema,
  }),
)

type Details = z.output<typeof detailsSchema>[number]

/** Adds pictures and prices. They are read for the shown results only, so that the index stays small. */
export async function addDetails(
  { results, total }: SearchAnswer,
  locale: LocaleId,
  now: Date,
): Promise<ShownAnswer> {
  // Sorted, so that searches with the same results share a cache entry.
  const ids = results.map(({ id }) => id).sort()
  const [found, currencies] = await Promise.all([
    fetchContent({
      query: resultDetailsQuery,
      params: { ids, locale },
      schema: detailsSchema,
      perspective: 'published',
      cache: 'searchResults',
    }),
    getShopCurrencies(),
  ])
  const details = new Map(found?.map((entry) => [entry.id, entry]))
  const context = { locale, now: now.getTime(), currencies }
  const shown = results.map((result) => ({ ...result, ...describe(details.get(result.id), context) }))
  return { results: shown, total }
}

function describe(
  details: Details | undefined,
  { locale, now, currencies }: { locale: LocaleId; now: number; currencies: ShopCurrencies },
): Omit<ShownResult, keyof SearchResult> {
  const image = details?.picture
  const picture = image
    ? { src: imageLoader({ src: image.src, width: PICTURE_WIDTH }), objectPosition: image.objectPosition }
    : null
  if (!details?.price || !details.currency)
    return { picture, price: null, regularPrice: null, otherPrices: [] }
  const { price, currency, sale, prices } = details
  const { full, reduced } = ownPrice({ price, currency, sale }, now)
  const money = (minor: number) => formatMoney(minor, currency, { locale })
  const others = pricesInOthers({ price, currency, sale, prices }, currencies, now)
  return {
    picture,
    price: money(reduced),
    regularPrice: full === reduced ? null : money(full),
    otherPrices: formatOtherPrices(others, locale),
  }
}
