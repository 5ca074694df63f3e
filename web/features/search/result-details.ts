import type { LocaleId } from '#schemas/shared/locales.ts'
import { formatOtherPrices } from '#web/features/shop/currency/other-prices.ts'
import { getShopCurrencies } from '#web/features/shop/currency/queries.ts'
import { pricesInOthers, type ShopCurrencies } from '#web/features/shop/pricing/currency-prices.ts'
import { ownPrice } from '#web/features/shop/pricing/sale.ts'
import { formatMoney } from '#web/lib/money.ts'
import imageLoader from '#web/sanity/image/image-loader.ts'
import type { OtherPrice } from '#web/ui/price-text.tsx'
import type { SearchResult, SearchResults } from './model.ts'

/** A search result with its price, as shown. */
export interface ShownResult extends Omit<SearchResult, 'offer'> {
  /** A product's current price, formatted. */
  price: string | null
  /** The regular price; null without an active sale. */
  regularPrice: string | null
  otherPrices: OtherPrice[]
}

/** The results of a search with formatted prices. */
export interface ShownResults {
  results: ShownResult[]
  total: number
}

/** Width of the pictures in pixels: twice what is shown, for dense screens. */
const PICTURE_WIDTH = 256

/** Returns the results of a search with the prices at a time and the addresses of small pictures. */
export async function addDetails(
  { results, total }: SearchResults,
  locale: LocaleId,
  now: Date,
): Promise<ShownResults> {
  const currencies = await getShopCurrencies()
  const shown = results.map(({ offer, picture, ...result }) => ({
    ...result,
    picture: picture && { ...picture, src: imageLoader({ src: picture.src, width: PICTURE_WIDTH }) },
    ...formatOffer(offer, { locale, now: now.getTime(), currencies }),
  }))
  return { results: shown, total }
}

function formatOffer(
  offer: SearchResult['offer'],
  { locale, now, currencies }: { locale: LocaleId; now: number; currencies: ShopCurrencies },
): Pick<ShownResult, 'price' | 'regularPrice' | 'otherPrices'> {
  if (!offer) return { price: null, regularPrice: null, otherPrices: [] }
  const { full, reduced } = ownPrice(offer, now)
  const money = (minor: number) => formatMoney(minor, offer.currency, { locale })
  return {
    price: money(reduced),
    regularPrice: full === reduced ? null : money(full),
    otherPrices: formatOtherPrices(pricesInOthers(offer, currencies, now), locale),
  }
}
