import { FolderIcon } from '@sanity/icons/Folder'
import { defineType } from 'sanity'
import { taxonomyFields } from '../fields/post-taxonomy.ts'
import { routedPreview } from '../preview/routed.ts'

/** A category of the blog; each article has one. Its address is `/blog/category/{slug}`. */
export const postCategory = defineType({
  name: 'postCategory',
  title: 'Article category',
  type: 'document',
  icon: FolderIcon,
  description: 'A blog category. Each article belongs to one, and each category has its own page.',
  fields: taxonomyFields({ type: 'postCategory', word: 'category', example: 'Cloud and costs' }),
  orderings: [
    { name: 'address', title: 'Address, A to Z', by: [{ field: 'slug.current', direction: 'asc' }] },
    { name: 'edited', title: 'Last edited', by: [{ field: '_updatedAt', direction: 'desc' }] },
  ],
  preview: routedPreview('postCategory', 'Untitled category', FolderIcon),
})
