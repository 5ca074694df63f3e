import { groq } from 'next-sanity'
import { z } from 'zod'
import { parseAddress } from '#web/content/address.ts'
import { choice, listOf, optionalText } from '#web/content/parse.ts'
import { namedLinkFields, parseNamedLink, parsePostCard, postCardFields } from '#web/content/post-cards.ts'
import { addressFields, localized } from '#web/content/projections.ts'
import type { PostCard } from '#web/content/types.ts'
import { countPages } from '#web/lib/paging.ts'
import { blockBase } from '../base.ts'
import type { CountedLink, PostListContent } from './types.ts'

/** What the list needs of its block: the articles chosen, those of a category, or all; and what stands beside them. */
export const postListFields = groq`
  "eyebrow": ${localized('eyebrow')},
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  layout,
  pageSize,
  "isChosen": count(posts) > 0,
  "categoryHref": category->{ ${addressFields} },
  "posts": select(
    count(posts) > 0 => posts[]->{ ${postCardFields} },
    defined(category) => *[_type == "post" && category._ref == ^.category._ref]
      | order(publishedAt desc, _id asc) { ${postCardFields} },
    *[_type == "post"] | order(publishedAt desc, _id asc) { ${postCardFields} }
  ),
  "categories": *[_type == "postCategory"] | order(slug.current asc) {
    ${namedLinkFields}, "count": count(*[_type == "post" && category._ref == ^._id])
  },
  "tags": select(layout == "sidebar" => *[_type == "tag"] | order(slug.current asc) {
    ${namedLinkFields}, "count": count(*[_type == "post" && ^._id in tags[]._ref])
  }),
  "recent": select(layout == "sidebar" => *[_type == "post"]
    | order(publishedAt desc, _id asc) [0...4] { ${postCardFields} })
`

const countedLinks = listOf(parseNamedLink.extend({ count: z.number().min(1) })) satisfies z.ZodType<
  CountedLink[]
>

/** Puts the newest lead article first; the others keep their order. */
export function withLeadFirst(posts: PostCard[]): PostCard[] {
  const lead = posts.find(({ isLead }) => isLead)
  return lead ? [lead, ...posts.filter((post) => post !== lead)] : posts
}

/** Parses the list; articles that are not published, or unfinished, are left out. */
export const parsePostList = z
  .object({
    ...blockBase('postListBlock'),
    eyebrow: optionalText,
    heading: optionalText,
    paragraph: optionalText,
    layout: choice(['grid', 'sidebar'], 'grid'),
    pageSize: z.number().int().min(1).max(48).catch(7),
    isChosen: z.boolean().catch(false),
    categoryHref: parseAddress.nullable().catch(null),
    posts: listOf(parsePostCard),
    categories: countedLinks,
    tags: countedLinks,
    recent: listOf(parsePostCard),
  })
  .transform(({ isChosen, ...list }): PostListContent => {
    const posts = list.layout === 'grid' && !isChosen ? withLeadFirst(list.posts) : list.posts
    return { ...list, posts, pageCount: countPages(posts.length, list.pageSize) }
  })
