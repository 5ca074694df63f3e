import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { headingField, paragraphField } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'
import { emailFormFields } from './email-form-fields.ts'

export const contactBannerBlock = defineBlock({
  name: 'contactBannerBlock',
  title: 'Contact banner',
  icon: EnvelopeIcon,
  description: 'An invitation to get in touch, with an email field and a button.',
  fields: [
    headingField('One sentence or question.'),
    paragraphField('Optional. What happens after people get in touch.'),
    ...emailFormFields(),
  ],
})
