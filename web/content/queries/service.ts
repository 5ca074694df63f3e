import { defineQuery } from 'next-sanity'
import { localized, seoFields } from '../projections.ts'

/** A service by its slug, in one language. */
export const serviceQuery = defineQuery(`*[_type == "service" && slug.current == $slug][0] {
  "id": _id,
  "slug": slug.current,
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  icon,
  highlights[] { "key": _key, "text": ${localized('text')} },
  "body": ${localized('body')},
  seo { ${seoFields} }
}`)
