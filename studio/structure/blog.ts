import { ComposeIcon } from '@sanity/icons/Compose'
import { folder, groupedList, sortedList } from './items.ts'
import type { ListContext } from './list-or-empty.ts'

/** Creates the blog: articles by date and category, and the taxonomies. */
export function blogItem(context: ListContext) {
  const { S } = context
  return folder(S, 'blog', 'Blog', ComposeIcon, [
    sortedList(context, 'post', {
      title: 'Articles',
      empty: 'No articles yet. Published ones appear on the blog and in its RSS feed, newest first.',
    }),
    groupedList(context, {
      id: 'articles-by-category',
      title: 'Articles by category',
      type: 'postCategory',
      empty: 'No categories yet. Once there is one, you’ll find its articles here.',
      members: {
        id: 'articles-of',
        title: 'Articles',
        type: 'post',
        icon: ComposeIcon,
        empty: 'No articles in this category yet. Choose the category in an article, and it appears here.',
      },
    }),
    S.divider(),
    sortedList(context, 'postCategory', {
      title: 'Categories',
      empty: 'No categories yet. Each article belongs to one, and each category gets a page of its own.',
    }),
    sortedList(context, 'tag', {
      title: 'Tags',
      empty: 'No tags yet. Articles in any category can share them, and each tag gets a page of its own.',
    }),
    sortedList(context, 'author', {
      title: 'Authors',
      empty: 'No authors yet. Each one gets a page that lists their articles.',
    }),
  ])
}
