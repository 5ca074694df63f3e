import { defineQuery, groq } from 'next-sanity'
import { documentFields, hasSlug } from '../document.ts'
import { addressFields, localized, richTextFields } from '../projections.ts'

const entryFields = groq`
  "id": _id,
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  "href": { ${addressFields} }
`

/** A topic of the help centre by its slug, in one language, with its articles and the other topics. */
export const helpTopicQuery = defineQuery(`*[_type == "helpTopic" && ${hasSlug}][0] {
  ${documentFields},
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  "articles": *[_type == "helpArticle" && topic._ref == ^._id] | order(order asc, _id asc) { ${entryFields} },
  "others": *[_type == "helpTopic" && _id != ^._id] | order(order asc, _id asc) { ${entryFields} }
}`)

/**
 * A help article by its slug, in one language, with those of its topic and the related ones. Articles of two topics may
 * have the same slug: the one of the topic `$topic` goes first.
 */
export const helpArticleQuery =
  defineQuery(`*[_type == "helpArticle" && ${hasSlug} && defined(topic->slug.current)] | order(
  select($topic in [topic->slug.current, topic->slugs.zh, topic->slugs.ar] => 0, 1) asc, _id asc
)[0] {
  ${documentFields},
  "title": ${localized('title')},
  "summary": ${localized('summary')},
  "body": ${richTextFields('body')},
  "topic": topic-> {
    "title": ${localized('title')},
    "href": { ${addressFields} },
    "articles": *[_type == "helpArticle" && topic._ref == ^._id] | order(order asc, _id asc) { ${entryFields} }
  },
  "related": related[]-> { ${entryFields} }
}`)
