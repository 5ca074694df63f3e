import { ImagesIcon } from '@sanity/icons/Images'
import { defineArrayMember, defineField } from 'sanity'
import { numberChoiceField } from '../fields/choices.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

/** Pictures that open in full size. */
export const galleryBlock = defineBlock({
  name: 'galleryBlock',
  title: 'Gallery',
  icon: ImagesIcon,
  description: 'Pictures in columns. Each opens in full size, and people leaf through them.',
  heading: 'heading',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'pictures',
      title: 'Pictures',
      type: 'array',
      description: 'Drag several files here at once, then describe each.',
      of: [defineArrayMember({ type: 'galleryPicture' })],
      options: { layout: 'grid' },
    }),
    numberChoiceField({
      name: 'columns',
      title: 'Columns',
      description: 'On wide screens; phones show one or two.',
      initialValue: 3,
      list: [
        { title: 'Two', value: 2 },
        { title: 'Three', value: 3 },
        { title: 'Four', value: 4 },
      ],
    }),
  ],
})
