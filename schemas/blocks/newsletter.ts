import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { localizedString, localizedText } from '../fields/localized.ts'
import { defineBlock } from './define-block.ts'
import { emailFormFields } from './email-form-fields.ts'

/** An invitation to subscribe to the newsletter. */
export const newsletterBlock = defineBlock({
  name: 'newsletterBlock',
  title: 'Newsletter',
  icon: EnvelopeIcon,
  description: 'An invitation to join the newsletter. Sign-ups appear under Inquiries.',
  heading: 'heading',
  fields: [
    localizedString({
      name: 'eyebrow',
      title: 'Line above the heading',
      description: 'Optional. One or two words.',
      required: false,
      limit: { characters: 32, why: 'it’s shown in small type on one line' },
    }),
    localizedString({
      name: 'heading',
      title: 'Heading',
      description: 'What people get, in a few words.',
      limit: { characters: 90, why: 'it’s shown in large type' },
    }),
    localizedText({
      name: 'paragraph',
      title: 'Paragraph',
      description: 'Optional. How often you write, and about what.',
      required: false,
    }),
    ...emailFormFields(),
    localizedText({
      name: 'note',
      title: 'Note below the field',
      description: 'Optional. How you use the address, and how to unsubscribe.',
      required: false,
    }),
  ],
})
