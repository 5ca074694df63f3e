import { decimalText } from '#schemas/shared/amounts.ts'
import { currencyDecimals } from '#schemas/shared/currencies.ts'
import type { SiteIdentity } from '#web/sanity/queries/document-pages.ts'
import type { Product } from './queries.ts'

/** Returns the schema.org data of a product: prices, availability, rating and reviews. */
export function productData(
  product: Product,
  { siteName, url }: SiteIdentity & { url: string },
): Record<string, unknown> {
  const { number, title, summary, pictures, category, colours, currency, offer, availability } = product
  const amount = (minor: number) => decimalText(minor, currencyDecimals(currency))
  return {
    '@type': 'Product',
    name: title,
    sku: number,
    url,
    description: summary ?? undefined,
    category: category ?? undefined,
    color: colours.length > 0 ? colours.join(', ') : undefined,
    image: pictures.length > 0 ? pictures.map(({ image }) => image.src) : undefined,
    brand: { '@type': 'Brand', name: siteName },
    aggregateRating:
      product.stars !== null && product.ratings !== null
        ? { '@type': 'AggregateRating', ratingValue: product.stars, reviewCount: product.ratings }
        : undefined,
    review: reviewData(product),
    offers: {
      '@type': 'Offer',
      url,
      price: amount(offer.price),
      priceCurrency: currency,
      priceValidUntil: offer.until?.slice(0, 10),
      priceSpecification:
        offer.before === null
          ? undefined
          : {
              '@type': 'UnitPriceSpecification',
              priceType: 'https://schema.org/StrikethroughPrice',
              price: amount(offer.before),
              priceCurrency: currency,
            },
      availability: `https://schema.org/${AVAILABILITY[availability.state]}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  }
}

/** Reviews in the structured data; search engines show a few. */
const MAX_REVIEWS = 5

/** Returns the newest reviews; a review without its author's name is not valid there. */
function reviewData({ reviews: { reviews } }: Product): Record<string, unknown>[] | undefined {
  const named = reviews.filter(({ name }) => name !== null).slice(0, MAX_REVIEWS)
  if (named.length === 0) return undefined
  return named.map(({ stars, text, language, name, submittedAt }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name },
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
    reviewBody: text,
    inLanguage: language,
    datePublished: submittedAt.slice(0, 10),
  }))
}

const AVAILABILITY = {
  soldOut: 'SoldOut',
  low: 'LimitedAvailability',
  available: 'InStock',
  untracked: 'InStock',
} as const
