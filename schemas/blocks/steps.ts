import { OlistIcon } from '@sanity/icons/Olist'
import { defineArrayMember, defineField } from 'sanity'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock, warnEmpty } from './define-block.ts'

export const stepsBlock = defineBlock({
  name: 'stepsBlock',
  title: 'Steps',
  icon: OlistIcon,
  description: 'A process in numbered steps.',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'items',
      title: 'Steps',
      type: 'array',
      description: 'Three to six, in order.',
      of: [defineArrayMember({ type: 'step' })],
      validation: (rule) => [
        rule.max(8).warning('Use up to eight steps; nobody remembers a ninth.'),
        warnEmpty(rule),
      ],
    }),
  ],
})
