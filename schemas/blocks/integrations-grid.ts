import { PlugIcon } from '@sanity/icons/Plug'
import { defineArrayMember, defineField } from 'sanity'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

/** What the product connects to. */
export const integrationsGridBlock = defineBlock({
  name: 'integrationsGridBlock',
  title: 'Integrations',
  icon: PlugIcon,
  description: 'What the product connects to, as cards that lead to their pages.',
  heading: 'heading',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'integrations',
      title: 'Integrations',
      type: 'array',
      description: 'Optional. Choose integrations and drag them into order. Left empty, all are shown.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'integration' }] })],
      validation: (rule) => rule.unique().error('Each integration once: take the second one out.'),
    }),
    defineField({
      name: 'grouped',
      title: 'Group by category',
      type: 'boolean',
      description: 'Puts the cards under the names of their categories. Switch it off for a short choice.',
      initialValue: true,
    }),
  ],
})
