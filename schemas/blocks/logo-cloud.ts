import { ImagesIcon } from '@sanity/icons/Images'
import { defineArrayMember, defineField } from 'sanity'
import { defineBlock } from './define-block.ts'
import { sectionHead } from '../fields/section-head.ts'

/** Marks of organisations we work for. */
export const logoCloudBlock = defineBlock({
  name: 'logoCloudBlock',
  title: 'Marks of clients',
  icon: ImagesIcon,
  description: 'Marks of organisations with their names, in a ruled sheet.',
  heading: 'heading',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'logos',
      title: 'Marks',
      type: 'array',
      description: 'Four to twelve, best a multiple of four.',
      of: [defineArrayMember({ type: 'clientLogo' })],
      validation: (rule) => rule.max(24).error('Keep at most 24 marks.'),
    }),
  ],
})
