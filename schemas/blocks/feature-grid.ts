import { ComponentIcon } from '@sanity/icons/Component'
import { defineArrayMember, defineField } from 'sanity'
import { numberChoiceField } from '../fields/choices.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

/** Features side by side. */
export const featureGridBlock = defineBlock({
  name: 'featureGridBlock',
  title: 'Feature grid',
  icon: ComponentIcon,
  description: 'Short points side by side, each with an icon, a title and a sentence.',
  fields: [
    ...sectionHead(),
    numberChoiceField({
      name: 'columns',
      title: 'Columns',
      group: 'layout',
      description: 'On wide screens. Use two for longer texts and four for very short ones.',
      initialValue: 3,
      list: [
        { title: 'Two', value: 2 },
        { title: 'Three', value: 3 },
        { title: 'Four', value: 4 },
      ],
    }),
    defineField({
      name: 'items',
      title: 'Features',
      type: 'array',
      description: 'Three to eight. Full rows look best.',
      of: [defineArrayMember({ type: 'featureItem' })],
      validation: (rule) => rule.max(12).warning('Use up to twelve; people rarely read more.'),
    }),
  ],
})
