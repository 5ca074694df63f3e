import { defineQuery, groq } from 'next-sanity'
import { documentFields, hasSlug } from '../document.ts'
import { addressFields, imageFields, localized, richTextFields } from '../projections.ts'

/** What somebody says of us. */
export const testimonialFields = groq`
  "id": _id,
  "quote": ${localized('quote')},
  "name": ${localized('name')},
  "role": ${localized('role')},
  "organisation": ${localized('organisation')},
  portrait { ${imageFields} },
  rating
`

const resultsFields = groq`results[] { "key": _key, value, "label": ${localized('label')} }`

/** A case study as lists show it. */
export const caseStudyCardFields = groq`
  "id": _id,
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  "client": ${localized('client')},
  "sector": ${localized('sector')},
  year,
  cover { ${imageFields} },
  ${resultsFields},
  "href": { ${addressFields} }
`

/** A customer story as lists show it. */
export const storyCardFields = groq`
  "id": _id,
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  "customer": ${localized('customer')},
  "sector": ${localized('sector')},
  cover { ${imageFields} },
  "href": { ${addressFields} }
`

/** A colleague as the team block shows them. */
export const teamMemberFields = groq`
  "id": _id,
  "name": ${localized('name')},
  "role": ${localized('role')},
  department,
  "biography": ${localized('biography')},
  portrait { ${imageFields} },
  languages
`

/** The page that lists all documents of a kind, where an editor has made one: the step above in the breadcrumb. */
const listPage = (path: string) =>
  groq`*[_type == "page" && path.current == ${path}][0] { "label": ${localized('title')}, "href": path.current }`

/** A case study by its slug, with the others around it, in one language. */
export const caseStudyQuery = defineQuery(`*[_type == "caseStudy" && ${hasSlug}][0] {
  ${documentFields},
  ${caseStudyCardFields},
  layout,
  "challenge": ${richTextFields('challenge')},
  "approach": ${richTextFields('approach')},
  "outcome": ${richTextFields('outcome')},
  pictures[] { ${imageFields} },
  "services": services[]->{ "id": _id, "title": ${localized('title')}, "href": { ${addressFields} } },
  testimonial->{ ${testimonialFields} },
  "list": ${listPage('"/portfolio/masonry"')},
  "siblings": *[_type == "caseStudy" && defined(slug.current)] | order(order asc, _id asc) { ${caseStudyCardFields} }
}`)

/** A customer story by its slug, with the others around it, in one language. */
export const customerStoryQuery = defineQuery(`*[_type == "customerStory" && ${hasSlug}][0] {
  ${documentFields},
  ${storyCardFields},
  ${resultsFields},
  quote->{ ${testimonialFields} },
  "body": ${richTextFields('body')},
  "list": ${listPage('"/customer/stories"')},
  "siblings": *[_type == "customerStory" && defined(slug.current)] | order(order asc, _id asc) { ${storyCardFields} }
}`)
