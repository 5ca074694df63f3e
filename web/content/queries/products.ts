import { defineQuery, groq } from 'next-sanity'
import { documentFields } from '../document.ts'
import { addressFields, imageFields, localized } from '../projections.ts'
import { saleFields } from '../sale.ts'

/** A product as lists show it, but for its stock. */
const productFaceFields = groq`
  "id": _id,
  "number": slug.current,
  "title": ${localized('title')},
  "category": category->{ "value": ${localized('title')} }.value,
  "label": ${localized('label')},
  price, currency, ${saleFields},
  "stars": rating.stars,
  cover { ${imageFields} },
  "href": { ${addressFields} }
`

/** A product as lists show it. A product that is not counted is always there. */
export const productCardFields = groq`
  ${productFaceFields},
  "soldOut": *[_type == "inventory" && references(^._id)][0].available <= 0
`

/** A product by its number, the same in all languages, as one of them shows it; and how many of it may go into a cart. */
export const productQuery = defineQuery(`*[_type == "product" && slug.current == $slug][0] {
  ${documentFields},
  ${productFaceFields},
  "summary": ${localized('summary')},
  "shelf": category._ref,
  images[] { "key": _key, ${imageFields} },
  kind, colours, sizes, gender, tag,
  "ratings": rating.count,
  "quantities": *[_id == "shopSettings"][0].quantityOptions,
  "limit": *[_id == "shopSettings"][0].detailLimit
}`)

/**
 * What is left of a product, by the id of its inventory. A question of its own, by id alone: what is sold of one product
 * concerns no other product's page.
 */
export const stockQuery = defineQuery(`{ "stock": *[_id == $inventory][0] { available, lowStockAt } }`)

/** The first goods of a category and what they are like: one question for the pages of all its goods, in every language. */
export const shelfQuery =
  defineQuery(`*[_type == "product" && category._ref == $shelf] | order(order asc, _id asc) [0...$count] {
  "id": _id, colours, tag, gender
}`)

/** Goods by their ids, as lists show them. Their stock is found by id as well: what is sold of others does not concern it. */
export const goodsQuery = defineQuery(`*[_id in $ids] {
  ${productFaceFields},
  "soldOut": *[_id == "inventory-" + ^._id][0].available <= 0
}`)

/** A product by its id, as lists show it; by id alone, so that a publish concerns the lists that show it and no others. */
export const productFaceQuery = defineQuery(`*[_id == $id][0] { ${productFaceFields} }`)
