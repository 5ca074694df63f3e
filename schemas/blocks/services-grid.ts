import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineArrayMember, defineField } from 'sanity'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

/** Cards of services. */
export const servicesGridBlock = defineBlock({
  name: 'servicesGridBlock',
  title: 'Services grid',
  icon: ThLargeIcon,
  description: 'A card for each service. Edit the cards themselves in Services.',
  heading: 'heading',
  fields: [
    ...sectionHead({ headingRequired: true }),
    defineField({
      name: 'services',
      title: 'Services',
      type: 'array',
      description:
        'Leave empty to show every service in its own order. Or choose some, and drag them into order.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'service' }] })],
      validation: (rule) => rule.unique().error('Each service may stand here once: remove the second one.'),
    }),
  ],
})
