import { ComponentIcon } from '@sanity/icons/Component'
import { defineArrayMember, defineField } from 'sanity'
import { columnsField } from '../fields/common.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock, warnEmpty } from './define-block.ts'

export const featureGridBlock = defineBlock({
  name: 'featureGridBlock',
  title: 'Feature grid',
  icon: ComponentIcon,
  description: 'Short points side by side, each with an icon, a title and a sentence.',
  fields: [
    ...sectionHead(),
    columnsField('On wide screens. Use two for longer texts and four for very short ones.'),
    defineField({
      name: 'items',
      title: 'Features',
      type: 'array',
      description: 'Three to eight. Full rows look best.',
      of: [defineArrayMember({ type: 'featureItem' })],
      validation: (rule) => [
        rule.max(12).warning('Use up to twelve; people rarely read more.'),
        warnEmpty(rule),
      ],
    }),
  ],
})
