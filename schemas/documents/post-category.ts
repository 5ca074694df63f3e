import { FolderIcon } from '@sanity/icons/Folder'
import { defineType } from 'sanity'
import { BY_ADDRESS } from '../fields/orderings.ts'
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
  orderings: [BY_ADDRESS],
  preview: routedPreview('postCategory', 'Untitled category', FolderIcon),
})
