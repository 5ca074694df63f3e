import { decimalText } from '#schemas/shared/amounts.ts'
import { currencyDecimals } from '#schemas/shared/currencies.ts'
import type { PageIdentity } from '#web/sanity/queries/document-pages.ts'
import { lastMomentOf } from '../pricing/sale.ts'
import type { Offer } from './offer.ts'
import type { Product } from './queries.ts'
import type { Availability } from './stock.ts'
import type { DescribedVariant } from './variants/describe-variants.ts'

/** Returns the schema.org data of a product: prices, availability, rating and reviews. One with variants is a group of products. */
export function productData(product: Product, { siteName, url }: PageIdentity): Record<string, unknown> {
  const { number, title, summary, pictures, category, colors, currency, variants, options } = product
  const facts = {
    name: title,
    url,
    description: summary ?? undefined,
    category: category ?? undefined,
    image: pictures.length > 0 ? pictures.map(({ image }) => image.src) : undefined,
    brand: { '@type': 'Brand', name: siteName },
    aggregateRating:
      product.stars !== null && product.ratings !== null
        ? { '@type': 'AggregateRating', ratingValue: product.stars, reviewCount: product.ratings }
        : undefined,
    review: reviewData(product),
  }
  if (variants.length > 0) {
    return {
      '@type': 'ProductGroup',
      ...facts,
      productGroupID: number,
      variesBy: options.map(({ name }) => name),
      hasVariant: variants.map((variant) =>
        variantData(variant, product, `${url}?variant=${variant.number}`),
      ),
    }
  }
  return {
    '@type': 'Product',
    ...facts,
    sku: number,
    color: colors.length > 0 ? colors.map(({ title: color }) => color).join(', ') : undefined,
    offers: offerData(product, currency, url),
  }
}

function variantData(variant: DescribedVariant, { options, currency }: Product, url: string) {
  const chosen = options.flatMap(({ name, values }) =>
    values.filter(({ key }) => variant.choices.includes(key)).map((value) => ({ name, ...value })),
  )
  return {
    '@type': 'Product',
    name: variant.name,
    sku: variant.number,
    url,
    image: variant.image?.src,
    color: chosen.find(({ hex }) => hex !== null)?.label,
    additionalProperty: chosen.map(({ name, label }) => ({ '@type': 'PropertyValue', name, value: label })),
    offers: offerData(variant, currency, url),
  }
}

function offerData(
  { offer, availability }: { offer: Offer; availability: Availability },
  currency: string,
  url: string,
) {
  const amount = (minor: number) => decimalText(minor, currencyDecimals(currency))
  return {
    '@type': 'Offer',
    url,
    price: amount(offer.price),
    priceCurrency: currency,
    priceValidUntil: offer.until === null ? undefined : lastMomentOf(offer.until).slice(0, 10),
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
