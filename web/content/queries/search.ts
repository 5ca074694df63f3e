import { defineQuery, groq } from 'next-sanity'
import { addressFields, localized } from '../projections.ts'
import type { RowQueries } from '../row-reading.ts'

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

const findable = groq`_type == "product" && defined(slug.current) && seo.noIndex != true`

const productsPageQuery = defineQuery(`*[${findable} && _updatedAt >= $since && _id > $after]
  | order(_id asc) [0...$count] {
  ${identityFields},
  "title": ${localized('title')},
  "summary": coalesce(${localized('summary')}, ${localized('seo.description')})
}`)

const productsStateQuery = defineQuery(`{
  "total": count(*[${findable}]),
  "latest": *[${findable}] | order(_updatedAt desc) [0]._updatedAt
}`)

const productsIdsQuery = defineQuery(`*[${findable}] | order(_id asc)._id`)

/** The products that readers may look for, in one language. */
export const searchableProducts: RowQueries = {
  page: productsPageQuery,
  state: productsStateQuery,
  ids: productsIdsQuery,
}
