import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineArrayMember, defineField } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { defineBlock } from './define-block.ts'

/** The subjects of the help centre. */
export const helpTopicsBlock = defineBlock({
  name: 'helpTopicsBlock',
  title: 'Help topics',
  icon: HelpCircleIcon,
  description: 'A card for each topic of the help centre, with the number of its articles.',
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
      description: 'Optional. One sentence.',
      required: false,
      limit: { characters: 90, why: 'it is set large' },
    }),
    localizedText({
      name: 'paragraph',
      title: 'Paragraph',
      description: 'Optional. One or two sentences.',
      required: false,
    }),
    defineField({
      name: 'topics',
      title: 'Topics',
      type: 'array',
      description:
        'Leave empty to show every topic in its own order. Or choose some, and drag them into order.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'helpTopic' }] })],
      validation: (rule) => rule.unique().error('Each topic may stand here once: remove the second one.'),
    }),
    defineField({
      name: 'showSearch',
      title: 'Search field',
      type: 'boolean',
      description: 'Shows a field above the topics that searches the site.',
      initialValue: true,
    }),
  ],
})
