import { defineQuery } from 'next-sanity'
import { documentFields, hasSlug } from '../document.ts'
import { localized, richTextFields } from '../projections.ts'

/** A service by its slug, in one language. */
export const serviceQuery = defineQuery(`*[_type == "service" && ${hasSlug}][0] {
  ${documentFields},
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  icon,
  highlights[] { "key": _key, "text": ${localized('text')} },
  "body": ${richTextFields('body')}
}`)
