import { ExpandIcon } from '@sanity/icons/Expand'
import { defineField } from 'sanity'
import { defineBlock } from './define-block.ts'

/** Empty room between two blocks. */
export const spacerBlock = defineBlock({
  name: 'spacerBlock',
  title: 'Space',
  icon: ExpandIcon,
  description: 'Empty room between two blocks.',
  detail: 'size',
  fields: [
    defineField({
      name: 'size',
      title: 'How much',
      type: 'string',
      description: 'The room shrinks with the screen.',
      initialValue: 'medium',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Small', value: 'small' },
          { title: 'Medium', value: 'medium' },
          { title: 'Large', value: 'large' },
        ],
      },
      validation: (rule) => rule.required().error('Choose how much room to leave.'),
    }),
  ],
})
