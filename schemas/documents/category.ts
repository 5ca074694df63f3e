import { FolderIcon } from '@sanity/icons/Folder'
import { defineType } from 'sanity'
import { localizedString } from '../fields/localized.ts'
import { positionField, positionOrderings } from '../fields/position.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** A group of goods in the shop. */
export const category = defineType({
  name: 'category',
  title: 'Product category',
  type: 'document',
  icon: FolderIcon,
  description: 'A group of goods, by which people look for them.',
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'What the goods have in common, in one or two words.',
      limit: { characters: 28, why: 'it stands small above the name of each of its goods' },
    }),
    positionField({ description: 'Categories are shown from the smallest number to the largest.' }),
  ],
  orderings: positionOrderings,
  preview: {
    select: { title: 'title' },
    prepare: ({ title }: { title?: Localized }) => ({
      title: englishText(title) ?? 'Category without a title',
      subtitle: subtitle(languageGaps(title)),
    }),
  },
})
