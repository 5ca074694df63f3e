import { defineQuery, groq } from 'next-sanity'
import { documentFields, hasSlug } from '../document.ts'
import { namedLinkFields, postCardFields } from '../post-cards.ts'
import { addressFields, imageFields, localized, richTextFields } from '../projections.ts'

const authorFields = groq`
  "name": ${localized('name')},
  "role": ${localized('role')},
  "biography": ${localized('biography')},
  portrait { ${imageFields} },
  socialLinks[] { platform, url },
  "href": { ${addressFields} }
`

/** An article by its slug, in one language, with its neighbours by date and the three that have most in common with it. */
export const postQuery = defineQuery(`*[_type == "post" && ${hasSlug}][0] {
  ${documentFields},
  "title": ${localized('title')},
  "excerpt": ${localized('excerpt')},
  cover { ${imageFields} },
  publishedAt,
  layout,
  "body": ${richTextFields('body')},
  "category": category->{ ${namedLinkFields} },
  "tags": tags[]->{ ${namedLinkFields} },
  "author": author->{ ${authorFields} },
  "related": *[_type == "post" && _id != ^._id &&
    (category._ref == ^.category._ref || count((tags[]._ref)[@ in ^.^.tags[]._ref]) > 0)
  ] {
    ${postCardFields},
    "inCommon": count((tags[]._ref)[@ in ^.^.tags[]._ref]) + select(category._ref == ^.category._ref => 2, 0)
  } | order(inCommon desc, publishedAt desc, id asc) [0...3],
  "previous": *[_type == "post" && _id != ^._id && publishedAt < ^.publishedAt]
    | order(publishedAt desc) [0] { ${namedLinkFields} },
  "next": *[_type == "post" && _id != ^._id && publishedAt > ^.publishedAt]
    | order(publishedAt asc) [0] { ${namedLinkFields} }
}`)

/** What articles are filed under (a category, a tag or an author), by its slug, with its articles, the newest first. */
export const postArchiveQuery = defineQuery(`*[_type == $type && ${hasSlug}][0] {
  ${documentFields},
  "title": coalesce(${localized('title')}, ${localized('name')}),
  "description": coalesce(${localized('description')}, ${localized('biography')}),
  "role": ${localized('role')},
  portrait { ${imageFields} },
  socialLinks[] { platform, url },
  "posts": *[_type == "post" &&
    (category._ref == ^._id || author._ref == ^._id || ^._id in tags[]._ref)
  ] | order(publishedAt desc, _id asc) { ${postCardFields} }
}`)

/** The newest articles as the feed tells of them. */
export const postFeedQuery = defineQuery(`{
  "posts": *[_type == "post" && defined(publishedAt)] | order(publishedAt desc, _id asc) [0...$count] {
    "id": _id,
    "title": ${localized('title')},
    "excerpt": ${localized('excerpt')},
    publishedAt,
    "href": { ${addressFields} },
    "author": author->{ "name": ${localized('name')} }.name,
    "category": category->{ "title": ${localized('title')} }.title
  }
}`)
