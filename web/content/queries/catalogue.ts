import { defineQuery, groq } from 'next-sanity'
import { localized } from '../projections.ts'
import type { RowQueries } from '../row-reading.ts'
import { saleFields } from '../sale.ts'

const inCatalogue = groq`_type == "product" && defined(slug.current) && price > 0`

const goodsPageQuery = defineQuery(`*[${inCatalogue} && _updatedAt >= $since && _id > $after]
  | order(_id asc) [0...$count] {
  "id": _id,
  "category": category._ref,
  colours, sizes, price, currency, prices[] { currency, amount }, ${saleFields},
  "stars": rating.stars,
  "position": order,
  "addedAt": _createdAt
}`)

const goodsStateQuery = defineQuery(`{
  "total": count(*[${inCatalogue}]),
  "latest": *[${inCatalogue}] | order(_updatedAt desc) [0]._updatedAt
}`)

const goodsIdsQuery = defineQuery(`*[${inCatalogue}] | order(_id asc)._id`)

/** What decides whether and where each product stands in the catalogue; the same in every language. */
export const catalogueGoods: RowQueries = {
  page: goodsPageQuery,
  state: goodsStateQuery,
  ids: goodsIdsQuery,
}

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
