import type { BlockBase, NamedLink, PostCard } from '#web/content/types.ts'

/** A subject or a word with the number of its articles. */
export interface CountedLink extends NamedLink {
  count: number
}

/** Articles: all, those of a category, or those an editor chose. */
export interface PostListContent extends BlockBase {
  type: 'postListBlock'
  eyebrow: string | null
  heading: string | null
  paragraph: string | null
  layout: 'grid' | 'sidebar'
  /** The lead article, where the layout has one, then the others, of which a page shows `pageSize`. */
  posts: PostCard[]
  pageSize: number
  pageCount: number
  /** Path of the category to which the list is narrowed down; null for none. */
  categoryHref: string | null
  /** The categories and tags that have articles. */
  categories: CountedLink[]
  tags: CountedLink[]
  recent: PostCard[]
}
