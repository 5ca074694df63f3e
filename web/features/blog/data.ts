import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { POST_LAYOUTS, type PostLayout } from '#schemas/shared/post-layouts.ts'
import { SOCIAL_PLATFORMS, type SocialPlatform } from '#schemas/shared/social-platforms.ts'
import { parseAddress } from '#web/content/address.ts'
import { routedDocument } from '#web/content/document.ts'
import { fetchContent } from '#web/content/fetch.ts'
import { parseImage } from '#web/content/image.ts'
import { choice, listOf, optionalText, text } from '#web/content/parse.ts'
import { parseMoment, parseNamedLink, parsePostCard } from '#web/content/post-cards.ts'
import { postArchiveQuery, postFeedQuery, postQuery } from '#web/content/queries/post.ts'
import { parseRichText } from '#web/content/rich-text.ts'
import { getPostListPage } from '#web/content/site-structure.ts'
import type { NamedLink } from '#web/content/types.ts'

const LAYOUTS = POST_LAYOUTS.map(({ id }) => id) as [PostLayout, ...PostLayout[]]
const PLATFORMS = SOCIAL_PLATFORMS.map(({ id }) => id) as [SocialPlatform, ...SocialPlatform[]]

const optionalLink = parseNamedLink.nullable().catch(null)
const profiles = listOf(z.object({ platform: z.enum(PLATFORMS), url: z.url({ protocol: /^https?$/ }) }))

const parseAuthor = z.object({
  name: text,
  role: optionalText,
  biography: optionalText,
  portrait: parseImage,
  socialLinks: profiles,
  href: parseAddress,
})

/** Parses `postQuery`; an article needs a title. Its cover stands for it where it is shared, unless another picture does. */
const parsePost = routedDocument({
  title: text,
  excerpt: optionalText,
  cover: parseImage,
  publishedAt: parseMoment,
  layout: choice(LAYOUTS, 'standard'),
  body: parseRichText,
  category: optionalLink,
  tags: listOf(parseNamedLink),
  author: parseAuthor.nullable().catch(null),
  related: listOf(parsePostCard),
  previous: optionalLink,
  next: optionalLink,
}).transform((post) => ({ ...post, seo: { ...post.seo, image: post.seo.image ?? post.cover } }))

/** An article with all that its own page shows. */
export type Post = NonNullable<Awaited<ReturnType<typeof getPost>>>

/** Who wrote an article. */
export type Author = z.output<typeof parseAuthor>

/** The article with a slug; null where there is none. */
export async function getPost(slug: string, locale: LocaleId) {
  const [post, listPage] = await Promise.all([
    fetchContent({ query: postQuery, params: { slug, locale }, schema: parsePost }),
    getPostListPage(locale),
  ])
  return post && { ...post, listPage }
}

/** Parses `postArchiveQuery`; what articles are filed under needs a name. */
const parseArchive = routedDocument({
  title: text,
  description: optionalText,
  role: optionalText,
  portrait: parseImage,
  socialLinks: profiles,
  posts: listOf(parsePostCard),
})

/** A category, a tag or an author, with their articles, the newest first. */
export type Archive = NonNullable<Awaited<ReturnType<typeof getArchive>>>

/** What articles can be filed under. */
export type ArchiveType = 'postCategory' | 'tag' | 'author'

/** The category, tag or author with a slug; null where there is none. */
export async function getArchive(type: ArchiveType, slug: string, locale: LocaleId) {
  const [archive, listPage] = await Promise.all([
    fetchContent({ query: postArchiveQuery, params: { type, slug, locale }, schema: parseArchive }),
    getPostListPage(locale),
  ])
  return archive && { ...archive, listPage }
}

const parseFeedEntry = z.object({
  id: z.string(),
  title: text,
  excerpt: optionalText,
  publishedAt: z.iso.datetime({ offset: true }),
  href: parseAddress,
  author: optionalText,
  category: optionalText,
})

const parseFeed = z.object({ posts: listOf(parseFeedEntry) })

/** An article as the feed tells of it; `href` is its path without language. */
export type FeedEntry = z.output<typeof parseFeedEntry>

/** How many articles the feed holds. */
const FEED_LENGTH = 30

/** The newest published articles in one language, and the page that lists them all. */
export async function getFeed(locale: LocaleId): Promise<{ posts: FeedEntry[]; listPage: NamedLink | null }> {
  const request = {
    query: postFeedQuery,
    params: { locale, count: FEED_LENGTH },
    schema: parseFeed,
    perspective: 'published',
  } as const
  const [feed, listPage] = await Promise.all([fetchContent(request), getPostListPage(locale, 'published')])
  return { posts: feed?.posts ?? [], listPage }
}
