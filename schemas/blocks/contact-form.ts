import { ComposeIcon } from '@sanity/icons/Compose'
import { localizedString, localizedText } from '../fields/localized.ts'
import { defineBlock } from './define-block.ts'

/** The contact form. */
export const contactFormBlock = defineBlock({
  name: 'contactFormBlock',
  title: 'Contact form',
  icon: ComposeIcon,
  description: 'The contact form. Edit its field labels in Translations.',
  heading: 'heading',
  fields: [
    localizedString({
      name: 'heading',
      title: 'Heading',
      description: 'A few words above the form.',
      limit: { characters: 90, why: 'it’s shown in large type' },
    }),
    localizedText({
      name: 'paragraph',
      title: 'Paragraph',
      description: 'Optional. One or two sentences.',
      required: false,
    }),
    localizedString({
      name: 'submitLabel',
      title: 'Button label',
      description: 'Say what happens, e.g. “Send message”.',
      limit: { characters: 28, why: 'longer labels wrap onto two lines on phones' },
    }),
  ],
})
