import { ComposeIcon } from '@sanity/icons/Compose'
import { folder, groupedList, sortedList } from './items.ts'
import type { ListContext } from './list-or-empty.ts'

const NEWEST_FIRST = { field: 'publishedAt', direction: 'desc' } as const

/** Creates the blog: articles by date and category, and the taxonomies. */
export function blogItem(context: ListContext) {
  const { S } = context
  return folder(S, 'blog', 'Blog', ComposeIcon, [
    sortedList(context, 'post', {
      title: 'Articles',
      by: NEWEST_FIRST.field,
      direction: NEWEST_FIRST.direction,
      empty: 'No articles yet. Published ones appear on the blog and in its RSS feed, newest first.',
    }),
    groupedList(context, {
      id: 'articles-by-category',
      title: 'Articles by category',
      type: 'postCategory',
      ordering: { field: 'slug.current', direction: 'asc' },
      empty: 'No categories yet. Once there is one, you’ll find its articles here.',
      members: {
        id: 'articles-of',
        title: 'Articles',
        type: 'post',
        icon: ComposeIcon,
        ordering: NEWEST_FIRST,
        empty: 'No articles in this category yet. Choose the category in an article, and it appears here.',
      },
    }),
    S.divider(),
    sortedList(context, 'postCategory', {
      title: 'Categories',
      by: 'slug.current',
      empty: 'No categories yet. Each article belongs to one, and each category gets a page of its own.',
    }),
    sortedList(context, 'tag', {
      title: 'Tags',
      by: 'slug.current',
      empty: 'No tags yet. Articles in any category can share them, and each tag gets a page of its own.',
    }),
    sortedList(context, 'author', {
      title: 'Authors',
      by: 'slug.current',
      empty: 'No authors yet. Each one gets a page that lists their articles.',
    }),
  ])
}
