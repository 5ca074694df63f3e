import { ExpandIcon } from '@sanity/icons/Expand'
import { choiceField } from '../fields/choices.ts'
import { defineBlock } from './define-block.ts'

export const spacerBlock = defineBlock({
  name: 'spacerBlock',
  title: 'Space',
  icon: ExpandIcon,
  description: 'Empty space between two blocks.',
  detail: 'size',
  fields: [
    choiceField({
      name: 'size',
      title: 'Size',
      description: 'Smaller on small screens.',
      initialValue: 'medium',
      list: [
        { title: 'Small', value: 'small' },
        { title: 'Medium', value: 'medium' },
        { title: 'Large', value: 'large' },
      ],
    }),
  ],
})
