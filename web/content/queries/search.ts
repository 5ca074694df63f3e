import { defineQuery } from 'next-sanity'
import { addressFields, localized } from '../projections.ts'

/** Everything on the site that readers may look for, in one language. */
export const searchQuery = defineQuery(`*[
  _type in $types && defined(coalesce(path.current, slug.current))
  && seo.noIndex != true && !defined(shows.document)
] | order(_id asc) {
  "id": _id,
  "kind": _type,
  "href": { ${addressFields} },
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
