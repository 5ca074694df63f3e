import { defineQuery, groq } from 'next-sanity'
import type { Query } from '../typed-query.ts'
import type { CaseStudyQueryResult, CustomerStoryQueryResult } from '../types.generated.ts'
import { documentFields, hasSlug } from './document.ts'
import { addressFields, imageFields, localized, richTextFields } from './projections.ts'

/** A testimonial. */
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

/** A case study in lists. */
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

/** A customer story in lists. */
export const storyCardFields = groq`
  "id": _id,
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  "customer": ${localized('customer')},
  "sector": ${localized('sector')},
  cover { ${imageFields} },
  "href": { ${addressFields} }
`

/** A team member. */
export const teamMemberFields = groq`
  "id": _id,
  "name": ${localized('name')},
  "role": ${localized('role')},
  department,
  "biography": ${localized('biography')},
  portrait { ${imageFields} },
  languages
`

/** The page that lists all documents of a type, if there is one, for the breadcrumb. */
const listPage = (path: string) =>
  groq`*[_type == "page" && path.current == ${path}][0] { "label": ${localized('title')}, "href": path.current }`

/** A case study by slug in one language, with the other case studies. */
export const caseStudyQuery: Query<CaseStudyQueryResult> =
  defineQuery(`*[_type == "caseStudy" && ${hasSlug}][0] {
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

/** A customer story by slug in one language, with the other stories. */
export const customerStoryQuery: Query<CustomerStoryQueryResult> =
  defineQuery(`*[_type == "customerStory" && ${hasSlug}][0] {
  ${documentFields},
  ${storyCardFields},
  ${resultsFields},
  quote->{ ${testimonialFields} },
  "body": ${richTextFields('body')},
  "list": ${listPage('"/customer/stories"')},
  "siblings": *[_type == "customerStory" && defined(slug.current)] | order(order asc, _id asc) { ${storyCardFields} }
}`)
