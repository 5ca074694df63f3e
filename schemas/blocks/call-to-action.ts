import { BellIcon } from '@sanity/icons/Bell'
import { choiceField } from '../fields/choices.ts'
import { buttonsField } from '../fields/link.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const callToActionBlock = defineBlock({
  name: 'callToActionBlock',
  title: 'Call to action',
  icon: BellIcon,
  description: 'A sentence and one or two buttons, usually at the end of a page.',
  detail: 'tone',
  fields: [
    ...sectionHead({ headingRequired: true }),
    buttonsField('One or two buttons. The second one is less prominent.'),
    choiceField({
      name: 'tone',
      title: 'Style',
      group: 'layout',
      description: 'Use the dark background once per page, and not next to a contact banner.',
      initialValue: 'plain',
      list: [
        { title: 'Plain, between two lines', value: 'plain' },
        { title: 'Dark background', value: 'dark' },
      ],
    }),
  ],
})
