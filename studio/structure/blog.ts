import { ComposeIcon } from '@sanity/icons/Compose'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { folder, groupedList, sortedList } from './items.ts'
import { type ListContext, listOrEmpty } from './list-or-empty.ts'

const NEWEST_FIRST = { field: 'publishedAt', direction: 'desc' } as const

/** Creates the list of a category's articles, drafts included, newest first. */
function articlesOf(context: ListContext, category: string) {
  const list = context.S.documentList()
    .id(`articles-of-${category}`)
    .title('Articles')
    .schemaType('post')
    .apiVersion(API_VERSION)
    .filter('_type == "post" && category._ref == $category')
    .params({ category })
    .defaultOrdering([NEWEST_FIRST])
  return listOrEmpty(context, list, {
    icon: ComposeIcon,
    empty: 'No articles in this category yet. Choose the category in an article, and it appears here.',
  })
}

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
      itemsOf: (category) => articlesOf(context, category),
      empty: 'No categories yet. Once there is one, you’ll find its articles here.',
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
