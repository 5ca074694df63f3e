import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { localizedString, localizedText } from '../fields/localized.ts'
import { defineBlock } from './define-block.ts'
import { emailFormFields } from './email-form-fields.ts'

/** An invitation to write, with an e-mail form. */
export const contactBannerBlock = defineBlock({
  name: 'contactBannerBlock',
  title: 'Contact banner',
  icon: EnvelopeIcon,
  description: 'An invitation to get in touch, with an email field and a button.',
  heading: 'heading',
  fields: [
    localizedString({
      name: 'heading',
      title: 'Heading',
      description: 'One sentence or question.',
      limit: { characters: 90, why: 'it’s shown in large type' },
    }),
    localizedText({
      name: 'paragraph',
      title: 'Paragraph',
      description: 'Optional. What happens after people get in touch.',
      required: false,
    }),
    ...emailFormFields(),
  ],
})
