import { UsersIcon } from '@sanity/icons/Users'
import { defineArrayMember, defineField } from 'sanity'
import { checklistField, readMoreField } from '../fields/common.ts'
import { localizedText } from '../fields/localized.ts'
import { eyebrowField, headingField } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const aboutBlock = defineBlock({
  name: 'aboutBlock',
  title: 'About us',
  icon: UsersIcon,
  description: 'Who we are, with two figures, three points and a button.',
  fields: [
    eyebrowField(),
    headingField(),
    localizedText({ name: 'paragraph', title: 'Paragraph', description: 'Two to four sentences.' }),
    defineField({
      name: 'statistics',
      title: 'Figures',
      type: 'array',
      description: 'Two to four numbers worth showing.',
      of: [defineArrayMember({ type: 'statistic' })],
      validation: (rule) => rule.max(4).error('Use up to four figures; they’re shown side by side.'),
    }),
    checklistField('Three short points, each with a tick.'),
    readMoreField,
    defineField({
      name: 'image',
      title: 'Illustration',
      type: 'figure',
      description: 'Optional. If empty, the site shows its layered diagram.',
    }),
  ],
})
