import { z } from 'zod'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { saleSchema } from '#web/features/shop/pricing/queries.ts'
import { ownPrice } from '#web/features/shop/pricing/sale.ts'
import { formatMoney } from '#web/lib/money.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { imageSchema } from '#web/sanity/image/image.ts'
import imageLoader from '#web/sanity/image/image-loader.ts'
import { listOf } from '#web/sanity/parse.ts'
import type { SearchAnswer, SearchResult } from './model.ts'
import { resultDetailsQuery } from './queries.ts'

/** A search result with its picture and price, as shown. */
export interface ShownResult extends SearchResult {
  picture: { src: string; objectPosition: string } | null
  /** A product's current price, formatted. */
  price: string | null
  /** The regular price; null without an active sale. */
  regularPrice: string | null
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
  const found = await fetchContent({
    query: resultDetailsQuery,
    params: { ids, locale },
    schema: detailsSchema,
    perspective: 'published',
    cache: 'searchResults',
  })
  const details = new Map(found?.map((entry) => [entry.id, entry]))
  const shown = results.map((result) => ({ ...result, ...describe(details.get(result.id), locale, now) }))
  return { results: shown, total }
}

function describe(
  details: Details | undefined,
  locale: LocaleId,
  now: Date,
): Omit<ShownResult, keyof SearchResult> {
  const image = details?.picture
  const picture = image
    ? { src: imageLoader({ src: image.src, width: PICTURE_WIDTH }), objectPosition: image.objectPosition }
    : null
  if (!details?.price || !details.currency) return { picture, price: null, regularPrice: null }
  const { price, currency, sale } = details
  const { full, reduced } = ownPrice({ price, currency, sale }, now.getTime())
  const money = (minor: number) => formatMoney(minor, currency, { locale })
  return { picture, price: money(reduced), regularPrice: full === reduced ? null : money(full) }
}
