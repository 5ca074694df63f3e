import { FolderIcon } from '@sanity/icons/Folder'
import { defineType } from 'sanity'
import { seoField } from '../fields/common.ts'
import { localizedString, localizedText } from '../fields/localized.ts'
import { BY_POSITION } from '../fields/orderings.ts'
import { positionField } from '../fields/position.ts'
import { routedFields } from '../fields/routed.ts'
import { routedPreview } from '../preview/routed.ts'

/** A product category. Its address is `/shop/category/{slug}`. */
export const category = defineType({
  name: 'category',
  title: 'Product category',
  type: 'document',
  icon: FolderIcon,
  description: 'A group of products that shoppers can browse, with a page of its own.',
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'What the products have in common, in one or two words.',
      limit: { characters: 28, why: 'it’s shown in small type above each product name' },
    }),
    ...routedFields({ type: 'category' }),
    localizedText({
      name: 'description',
      title: 'Description',
      description: 'One sentence above its products: what they are, and for whom.',
      required: false,
      limit: { characters: 200, why: 'it’s shown in large type' },
    }),
    seoField(),
    positionField({ type: 'category' }),
  ],
  orderings: [BY_POSITION],
  preview: routedPreview('category', 'Untitled category', FolderIcon),
})
