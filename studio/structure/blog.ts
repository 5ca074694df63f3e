import { ComposeIcon } from '@sanity/icons/Compose'
import { FolderIcon } from '@sanity/icons/Folder'
import type { StructureBuilder } from 'sanity/structure'
import { folder, sortedList } from './items.ts'

const NEWEST_FIRST = { field: 'publishedAt', direction: 'desc' } as const

/** Creates the list of a category's articles, drafts included, newest first. */
function articlesOf(S: StructureBuilder, category: string) {
  return S.documentList()
    .id(`articles-of-${category}`)
    .title('Articles')
    .schemaType('post')
    .filter('_type == "post" && category._ref == $category')
    .params({ category })
    .defaultOrdering([NEWEST_FIRST])
}

/** Creates the blog: articles by date and category, and the taxonomies. */
export function blogItem(S: StructureBuilder) {
  return folder(S, 'blog', 'Blog', ComposeIcon, [
    sortedList(S, 'post', 'Articles', NEWEST_FIRST.field, NEWEST_FIRST.direction),
    S.listItem()
      .id('articles-by-category')
      .title('Articles by category')
      .icon(FolderIcon)
      .child(
        // Studio opens links to a category in a list with the filter of `documentTypeList`, here among its articles.
        S.documentList()
          .id('articles-by-category')
          .schemaType('postCategory')
          .apiVersion('2025-10-01')
          .filter('_type == "postCategory"')
          .title('Articles by category')
          .defaultOrdering([{ field: 'slug.current', direction: 'asc' }])
          .child((category) => articlesOf(S, category)),
      ),
    S.divider(),
    sortedList(S, 'postCategory', 'Categories', 'slug.current'),
    sortedList(S, 'tag', 'Tags', 'slug.current'),
    sortedList(S, 'author', 'Authors', 'slug.current'),
  ])
}
