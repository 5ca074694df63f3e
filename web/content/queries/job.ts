import { defineQuery } from 'next-sanity'
import { documentFields, hasSlug } from '../document.ts'
import { addressFields, localized, richTextFields } from '../projections.ts'

/** A job by its slug, in one language, with the jobs beside it; closed ones are told apart by `closesAt`. */
export const jobQuery = defineQuery(`*[_type == "job" && ${hasSlug}][0] {
  ${documentFields},
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  "department": ${localized('department')},
  "location": ${localized('location')},
  employment,
  arrangement,
  salary { minimum, maximum, currency },
  publishedAt,
  closesAt,
  responsibilities[] { "key": _key, "text": ${localized('text')} },
  requirements[] { "key": _key, "text": ${localized('text')} },
  benefits[] { "key": _key, "text": ${localized('text')} },
  "body": ${richTextFields('body')},
  "others": *[_type == "job" && _id != ^._id] | order(publishedAt desc)[0...20] {
    "id": _id,
    "title": ${localized('title')},
    "location": ${localized('location')},
    closesAt,
    "href": { ${addressFields} }
  }
}`)
