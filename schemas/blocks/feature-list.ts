import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { defineArrayMember, defineField } from 'sanity'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

/** Features of the product. */
export const featureListBlock = defineBlock({
  name: 'featureListBlock',
  title: 'Features of the product',
  icon: BlockElementIcon,
  description: 'Features as large rows with pictures, or as a ruled index. Each leads to its page.',
  heading: 'heading',
  detail: 'layout',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'layout',
      title: 'Layout',
      type: 'string',
      description: 'Rows show pictures and benefits; the index is short and shows titles and summaries.',
      initialValue: 'rows',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Rows with pictures', value: 'rows' },
          { title: 'Index', value: 'index' },
        ],
      },
      validation: (rule) => rule.required().error('Choose a layout.'),
    }),
    defineField({
      name: 'features',
      title: 'Features',
      type: 'array',
      description: 'Optional. Choose features and drag them into order. Left empty, all are shown.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'feature' }] })],
      validation: (rule) => rule.unique().error('Each feature once: take the second one out.'),
    }),
  ],
})
