import { groq } from 'next-sanity'
import { z } from 'zod'
import { type PostCardContent, postCardFields, postCardSchema } from '#web/features/blog/queries.ts'
import { countPages } from '#web/lib/paging.ts'
import { choice, flag, listOf, withFallback } from '#web/sanity/parse.ts'
import { addressSchema, namedLinkSchema } from '#web/sanity/queries/address.ts'
import { addressFields, namedLinkFields, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

/** Fields of the block: the chosen articles, those of a category, or all; and the sidebar. */
export const postListFields = groq`
  ${sectionFields},
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

const countedLinks = listOf(namedLinkSchema.extend({ count: z.number().min(1) }))

/** Moves the newest lead article to the front. */
function withLeadFirst(posts: PostCardContent[]): PostCardContent[] {
  const lead = posts.find(({ isLead }) => isLead)
  return lead ? [lead, ...posts.filter((post) => post !== lead)] : posts
}

export const postListSchema = sectionSchema('postListBlock')
  .extend({
    layout: choice(['grid', 'sidebar'], 'grid'),
    pageSize: withFallback(z.number().int().min(1).max(48), 7),
    isChosen: flag(false),
    /** Path of the selected category; null for all. */
    categoryHref: addressSchema.nullable().catch(null),
    /** The lead article if the layout has one, then the others; a page shows `pageSize` of them. */
    posts: listOf(postCardSchema),
    /** The categories and tags that have articles. */
    categories: countedLinks,
    tags: countedLinks,
    recent: listOf(postCardSchema),
  })
  .transform((list) => {
    const posts = list.layout === 'grid' && !list.isChosen ? withLeadFirst(list.posts) : list.posts
    return { ...list, posts, pageCount: countPages(posts.length, list.pageSize) }
  })

/** Articles: all, those of a category, or those an editor chose. */
export type PostListContent = z.output<typeof postListSchema>
