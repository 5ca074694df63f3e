import { defineQuery, groq } from 'next-sanity'
import { documentFields, hasSlug } from '../document.ts'
import { addressFields, imageFields, localized } from '../projections.ts'

/** A product as lists show it. */
export const productCardFields = groq`
  "id": _id,
  "number": slug.current,
  "title": ${localized('title')},
  "category": category->{ "value": ${localized('title')} }.value,
  "label": ${localized('label')},
  price, currency,
  cover { ${imageFields} },
  "href": { ${addressFields} }
`

/** A product by its number, in one language, with others of its category. */
export const productQuery = defineQuery(`*[_type == "product" && ${hasSlug}][0] {
  ${documentFields},
  ${productCardFields},
  "summary": ${localized('summary')},
  images[] { "key": _key, ${imageFields} },
  "related": *[_type == "product" && category._ref == ^.category._ref && _id != ^._id] | order(order asc, _id asc) [0...4] {
    ${productCardFields}
  }
}`)
