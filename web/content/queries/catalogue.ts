import { defineQuery } from 'next-sanity'
import { localized } from '../projections.ts'
import { saleFields } from '../sale.ts'

/** What decides whether and where each product stands in the catalog; the same in every language. */
export const catalogProductsQuery =
  defineQuery(`*[_type == "product" && defined(slug.current) && price > 0] | order(_id asc) {
  "id": _id,
  "category": category._ref,
  colours, sizes, price, currency, prices[] { currency, amount }, ${saleFields},
  "stars": rating.stars,
  "position": order,
  "addedAt": _createdAt
}`)

/** The categories in their order, in one language. */
export const categoriesQuery = defineQuery(`*[_type == "category"] | order(order asc, _id asc) {
  "id": _id,
  "title": ${localized('title')}
}`)

/** Ids of the products of which none are left. */
export const soldOutQuery = defineQuery(
  `*[_type == "inventory" && available <= 0] | order(_id asc).product._ref`,
)

/** The money in which the catalogue compares prices, and the rates by which it does. */
export const catalogueMoneyQuery = defineQuery(`{
  "settings": *[_id == "shopSettings"][0] { currency, payingCurrencies, firstCurrencies { zh, en, ar } },
  "rates": *[_id == "exchangeRates"][0] { base, asOf, rates[] { currency, rate } }
}`)
