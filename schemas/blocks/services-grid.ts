import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineArrayMember, defineField } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { defineBlock } from './define-block.ts'

/** Cards of services. */
export const servicesGridBlock = defineBlock({
  name: 'servicesGridBlock',
  title: 'Services grid',
  icon: ThLargeIcon,
  description: 'A card for each service. Edit the cards themselves in Services.',
  heading: 'heading',
  fields: [
    localizedString({
      name: 'eyebrow',
      title: 'Line above the heading',
      description: 'Optional. Two or three words that name the section.',
      required: false,
      limit: { characters: 32, why: 'it is set small, in one line' },
    }),
    localizedString({
      name: 'heading',
      title: 'Heading',
      description: 'One sentence.',
      limit: { characters: 90, why: 'it is set large' },
    }),
    localizedText({
      name: 'paragraph',
      title: 'Paragraph',
      description: 'Optional. One or two sentences.',
      required: false,
    }),
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
