import { defineQuery, groq } from 'next-sanity'
import { addressFields, localized } from '../projections.ts'

const identityFields = groq`
  "id": _id,
  "kind": _type,
  "href": { ${addressFields} }
`

/** Everything on the site that readers may look for, but for products, in one language. */
export const searchQuery = defineQuery(`*[
  _type in $types && defined(coalesce(path.current, slug.current))
  && seo.noIndex != true && !defined(shows.document)
] | order(_id asc) {
  ${identityFields},
  "title": coalesce(${localized('title')}, ${localized('name')}),
  "summary": coalesce(
    ${localized('summary')}, ${localized('excerpt')}, ${localized('description')}, ${localized('biography')},
    ${localized('seo.description')}
  ),
  "body": pt::text(coalesce(body[language == $locale][0].value, body[language == "en"][0].value)),
  "blocks": blocks[hidden != true] {
    "heading": coalesce(${localized('heading')}, ${localized('headline')}),
    "paragraph": ${localized('paragraph')}
  },
  closesAt
}`)

const productFields = groq`
  ${identityFields},
  "title": ${localized('title')},
  "summary": coalesce(${localized('summary')}, ${localized('seo.description')})
`

const isFindable = groq`_type == "product" && defined(slug.current) && seo.noIndex != true`

/** The products that readers may look for, in one language. */
export const searchableProductsQuery = defineQuery(`*[${isFindable}] | order(_id asc) { ${productFields} }`)

/** The first `$count` of them. */
export const firstSearchableProductsQuery = defineQuery(
  `*[${isFindable}] | order(_id asc) [0...$count] { ${productFields} }`,
)
