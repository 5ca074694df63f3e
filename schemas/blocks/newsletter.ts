import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { localizedText } from '../fields/localized.ts'
import { eyebrowField, headingField, paragraphField } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'
import { emailFormFields } from './email-form-fields.ts'

export const newsletterBlock = defineBlock({
  name: 'newsletterBlock',
  title: 'Newsletter',
  icon: EnvelopeIcon,
  description: 'An invitation to join the newsletter. Sign-ups appear under Inquiries.',
  fields: [
    eyebrowField('Optional. One or two words.'),
    headingField('What people get, in a few words.'),
    paragraphField('Optional. How often you write, and about what.'),
    ...emailFormFields(),
    localizedText({
      name: 'note',
      title: 'Note below the field',
      description: 'Optional. How you use the address, and how to unsubscribe.',
      required: false,
    }),
  ],
})
