import { FolderIcon } from '@sanity/icons/Folder'
import { defineType } from 'sanity'
import { localizedString } from '../fields/localized.ts'
import { positionField, positionOrderings } from '../fields/position.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** A product category. */
export const category = defineType({
  name: 'category',
  title: 'Product category',
  type: 'document',
  icon: FolderIcon,
  description: 'A group of products that shoppers can browse.',
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'What the products have in common, in one or two words.',
      limit: { characters: 28, why: 'it’s shown in small type above each product name' },
    }),
    positionField({ description: 'Lower numbers appear first.' }),
  ],
  orderings: positionOrderings,
  preview: {
    select: { title: 'title' },
    prepare: ({ title }: { title?: Localized }) => ({
      title: englishText(title) ?? 'Untitled category',
      subtitle: subtitle(languageGaps(title)),
    }),
  },
})
