import { ImagesIcon } from '@sanity/icons/Images'
import { defineArrayMember, defineField } from 'sanity'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock, warnEmpty } from './define-block.ts'

export const logoCloudBlock = defineBlock({
  name: 'logoCloudBlock',
  title: 'Client logos',
  icon: ImagesIcon,
  description: 'Client logos with names, in a grid.',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'logos',
      title: 'Logos',
      type: 'array',
      description: 'Four to twelve, ideally a multiple of four.',
      of: [defineArrayMember({ type: 'clientLogo' })],
      validation: (rule) => [rule.max(24).error('Use up to 24 logos.'), warnEmpty(rule)],
    }),
  ],
})
