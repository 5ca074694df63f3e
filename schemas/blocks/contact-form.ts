import { ComposeIcon } from '@sanity/icons/Compose'
import { localizedString, localizedText } from '../fields/localized.ts'
import { defineBlock } from './define-block.ts'

/** The contact form. */
export const contactFormBlock = defineBlock({
  name: 'contactFormBlock',
  title: 'Contact form',
  icon: ComposeIcon,
  description: 'The form itself. The labels of its fields are edited in Translations.',
  heading: 'heading',
  fields: [
    localizedString({
      name: 'heading',
      title: 'Heading',
      description: 'A few words above the form.',
      limit: { characters: 90, why: 'it is set large' },
    }),
    localizedText({
      name: 'paragraph',
      title: 'Paragraph',
      description: 'Optional. One or two sentences.',
      required: false,
    }),
    localizedString({
      name: 'submitLabel',
      title: 'Label of the button',
      description: 'Say what happens, for example “Send message”.',
      limit: { characters: 28, why: 'longer labels break into two lines on phones' },
    }),
  ],
})
