import { FolderIcon } from '@sanity/icons/Folder'
import { chosenField } from '../fields/common.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const categoryListBlock = defineBlock({
  name: 'categoryListBlock',
  title: 'Product categories',
  icon: FolderIcon,
  description: 'A card for each product category, and a link to all products.',
  fields: [...sectionHead(), chosenField({ name: 'categories', title: 'Categories', type: 'category' })],
})
