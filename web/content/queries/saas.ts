import { defineQuery, groq } from 'next-sanity'
import { documentFields, hasSlug } from '../document.ts'
import { addressFields, imageFields, linkFields, localized, richTextFields } from '../projections.ts'

/** A feature as lists show it. */
export const featureCardFields = groq`
  "id": _id,
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  icon,
  picture { ${imageFields} },
  benefits[] { "key": _key, "text": ${localized('text')} },
  "href": { ${addressFields} }
`

/** An integration as lists show it. */
export const integrationCardFields = groq`
  "id": _id,
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  category,
  logo { ${imageFields} },
  "href": { ${addressFields} }
`

/** A plan as price and comparison tables show it. */
export const planFields = groq`
  "id": _id,
  "name": ${localized('name')},
  "summary": ${localized('summary')},
  "badge": ${localized('badge')},
  highlighted,
  currency, monthlyPrice, yearlyPrice,
  features[] { "key": _key, "text": ${localized('text')} },
  button { "label": ${localized('label')}, style, link { ${linkFields} } }
`

/** The page that lists all documents of a kind, where an editor has made one: the step above in the breadcrumb. */
const listPage = (path: string) =>
  groq`*[_type == "page" && path.current == ${path}][0] { "label": ${localized('title')}, "href": path.current }`

/** A feature by its slug, with its kind around it, in one language. */
export const featureQuery = defineQuery(`*[_type == "feature" && ${hasSlug}][0] {
  ${documentFields},
  ${featureCardFields},
  "body": ${richTextFields('body')},
  "list": ${listPage('"/saas/features"')},
  "siblings": *[_type == "feature" && defined(slug.current)] | order(order asc, _id asc) { ${featureCardFields} }
}`)

/** An integration by its slug, with its kind around it, in one language. */
export const integrationQuery = defineQuery(`*[_type == "integration" && ${hasSlug}][0] {
  ${documentFields},
  ${integrationCardFields},
  website,
  "body": ${richTextFields('body')},
  setup[] { "key": _key, "title": ${localized('title')}, "text": ${localized('text')} },
  "list": ${listPage('"/saas/integrations"')},
  "siblings": *[_type == "integration" && defined(slug.current)] | order(order asc, _id asc) {
    ${integrationCardFields}
  }
}`)
