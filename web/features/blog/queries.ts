import { defineQuery, groq } from 'next-sanity'
import { z } from 'zod'
import { POST_LAYOUTS } from '#schemas/shared/content-choices.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { HAS_SLUG } from '#schemas/shared/routes.ts'
import { sharingImage } from '#schemas/shared/sharing-image.ts'
import { getPostListPage } from '#web/sanity/cache/site-structure.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { imageSchema } from '#web/sanity/image/image.ts'
import { choiceOf, flag, listOf, optionalMoment, optionalText, required, text } from '#web/sanity/parse.ts'
import { richTextSchema } from '#web/sanity/portable-text/rich-text.ts'
import { addressSchema, namedLinkSchema } from '#web/sanity/queries/address.ts'
import { documentFields, routedDocument } from '#web/sanity/queries/document.ts'
import {
  addressFields,
  imageFields,
  localized,
  namedLinkFields,
  richTextFields,
} from '#web/sanity/queries/projections.ts'
import { socialLinksSchema } from '#web/sanity/queries/social-links.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type {
  PostArchiveQueryResult,
  PostFeedQueryResult,
  PostQueryResult,
} from '#web/sanity/types.generated.ts'
import type { NamedLink } from '#web/sanity/types.ts'

/** An article as a card, parsed by `postCardSchema`. */
export const postCardFields = groq`
  "id": _id,
  "title": ${localized('title')},
  "excerpt": ${localized('excerpt')},
  cover { ${imageFields} },
  publishedAt,
  "isLead": featured,
  "href": { ${addressFields} },
  "category": category->{ ${namedLinkFields} }
`

/** Parses `postCardFields`; a card needs a title and an address. */
export const postCardSchema = z.object({
  id: z.string(),
  title: text,
  excerpt: optionalText,
  cover: imageSchema,
  publishedAt: optionalMoment,
  /** Comes first in lists with a lead article. */
  isLead: flag(false),
  href: addressSchema,
  category: namedLinkSchema.nullable().catch(null),
})

/** An article as a card. */
export type PostCardContent = z.output<typeof postCardSchema>

const authorFields = groq`
  "name": ${localized('name')},
  "role": ${localized('role')},
  "biography": ${localized('biography')},
  portrait { ${imageFields} },
  socialLinks[] { platform, url },
  "href": { ${addressFields} }
`

/** An article by slug in one language, with the previous, next and three most related ones. */
const postQuery: Query<PostQueryResult> = defineQuery(`*[_type == "post" && ${HAS_SLUG}][0] {
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
    "inCommon": coalesce(count((tags[]._ref)[@ in ^.^.tags[]._ref]), 0) + select(category._ref == ^.category._ref => 2, 0)
  } | order(inCommon desc, publishedAt desc, id asc) [0...3],
  "previous": *[_type == "post" &&
    (publishedAt < ^.publishedAt || publishedAt == ^.publishedAt && _id > ^._id)
  ] | order(publishedAt desc, _id asc) [0] { ${namedLinkFields} },
  "next": *[_type == "post" &&
    (publishedAt > ^.publishedAt || publishedAt == ^.publishedAt && _id < ^._id)
  ] | order(publishedAt asc, _id desc) [0] { ${namedLinkFields} }
}`)

/** A category, a tag or an author by slug, with their articles, newest first. */
const postArchiveQuery: Query<PostArchiveQueryResult> = defineQuery(`*[_type == $type && ${HAS_SLUG}][0] {
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

const postFeedQuery: Query<PostFeedQueryResult> = defineQuery(`{
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

const optionalLink = namedLinkSchema.nullable().catch(null)

const authorSchema = z.object({
  name: text,
  role: optionalText,
  biography: optionalText,
  portrait: imageSchema,
  socialLinks: socialLinksSchema,
  href: addressSchema,
})

/** Parses `postQuery`; an article needs a title. Its cover is the default sharing image. */
const postSchema = routedDocument({
  title: text,
  excerpt: optionalText,
  cover: imageSchema,
  publishedAt: optionalMoment,
  layout: choiceOf(POST_LAYOUTS, 'standard'),
  body: richTextSchema,
  category: optionalLink,
  tags: listOf(namedLinkSchema),
  author: authorSchema.nullable().catch(null),
  related: listOf(postCardSchema),
  previous: optionalLink,
  next: optionalLink,
}).transform((post) => ({
  ...post,
  seo: { ...post.seo, image: sharingImage('post', post.seo.image, post.cover) ?? null },
}))

/** An article for its page. */
export type Post = NonNullable<Awaited<ReturnType<typeof getPost>>>

/** The author of an article. */
export type Author = z.output<typeof authorSchema>

/** Returns the article with a slug, or null. */
export async function getPost(slug: string, locale: LocaleId) {
  const [post, listPage] = await Promise.all([
    fetchContent({ query: postQuery, params: { slug, locale }, schema: postSchema }),
    getPostListPage(locale),
  ])
  return post && { ...post, listPage }
}

/** Parses `postArchiveQuery`; an archive needs a name. */
const archiveSchema = routedDocument({
  title: text,
  description: optionalText,
  role: optionalText,
  portrait: imageSchema,
  socialLinks: socialLinksSchema,
  posts: listOf(postCardSchema),
})

/** A category, a tag or an author with their articles, newest first. */
export type Archive = NonNullable<Awaited<ReturnType<typeof getArchive>>>

/** The kinds of archives. */
export type ArchiveType = 'postCategory' | 'tag' | 'author'

/** Returns the category, tag or author with a slug, or null. */
export async function getArchive(type: ArchiveType, slug: string, locale: LocaleId) {
  const [archive, listPage] = await Promise.all([
    fetchContent({ query: postArchiveQuery, params: { type, slug, locale }, schema: archiveSchema }),
    getPostListPage(locale),
  ])
  return archive && { ...archive, listPage }
}

const feedEntrySchema = z.object({
  id: z.string(),
  title: text,
  excerpt: optionalText,
  publishedAt: required(z.iso.datetime({ offset: true })),
  href: addressSchema,
  author: optionalText,
  category: optionalText,
})

const feedSchema = z.object({ posts: listOf(feedEntrySchema) })

/** An article in the feed; `href` is its path without language. */
export type FeedEntry = z.output<typeof feedEntrySchema>

const FEED_LENGTH = 30

/** Returns the newest published articles in a language, and the page that lists all. */
export async function getFeed(locale: LocaleId): Promise<{ posts: FeedEntry[]; listPage: NamedLink | null }> {
  const request = {
    query: postFeedQuery,
    params: { locale, count: FEED_LENGTH },
    schema: feedSchema,
    perspective: 'published',
  } as const
  const [feed, listPage] = await Promise.all([fetchContent(request), getPostListPage(locale, 'published')])
  return { posts: feed?.posts ?? [], listPage }
}
