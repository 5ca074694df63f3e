import { ComposeIcon } from '@sanity/icons/Compose'
import { localizedString } from '../fields/localized.ts'
import { headingField, paragraphField } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const contactFormBlock = defineBlock({
  name: 'contactFormBlock',
  title: 'Contact form',
  icon: ComposeIcon,
  description: 'The contact form. Edit its field labels in Translations.',
  fields: [
    headingField('A few words above the form.'),
    paragraphField(),
    localizedString({
      name: 'submitLabel',
      title: 'Button label',
      description: 'Say what happens, e.g. “Send message”.',
      limit: { characters: 28, why: 'longer labels wrap onto two lines on phones' },
    }),
  ],
})
