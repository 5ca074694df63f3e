import { PlugIcon } from '@sanity/icons/Plug'
import { defineField } from 'sanity'
import { chosenField } from '../fields/common.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const integrationsGridBlock = defineBlock({
  name: 'integrationsGridBlock',
  title: 'Integrations',
  icon: PlugIcon,
  description: 'What the product connects to, as cards that link to their pages.',
  fields: [
    ...sectionHead(),
    chosenField({ name: 'integrations', title: 'Integrations', type: 'integration' }),
    defineField({
      name: 'grouped',
      title: 'Group by category',
      group: 'layout',
      type: 'boolean',
      description: 'Groups the cards by category. Turn it off for a short list.',
      initialValue: true,
    }),
  ],
})
