import { ImagesIcon } from '@sanity/icons/Images'
import { defineArrayMember, defineField } from 'sanity'
import { columnsField } from '../fields/common.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock, warnEmpty } from './define-block.ts'

export const galleryBlock = defineBlock({
  name: 'galleryBlock',
  title: 'Gallery',
  icon: ImagesIcon,
  description: 'Images in columns. Visitors can open them in full size and browse through them.',
  fields: [
    ...sectionHead(),
    // Not as a grid: Studio would show the languages of a picture's texts as tiles, each with a dialog of its own.
    defineField({
      name: 'pictures',
      title: 'Pictures',
      type: 'array',
      description: 'Drop several files here at once, then describe each one.',
      of: [defineArrayMember({ type: 'galleryPicture' })],
      validation: warnEmpty,
    }),
    columnsField('On wide screens. Phones show one or two.'),
  ],
})
