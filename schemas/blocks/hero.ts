import { RocketIcon } from '@sanity/icons/Rocket'
import { defineArrayMember, defineField } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { defineBlock } from './define-block.ts'
import { emailFormFields } from './email-form-fields.ts'

/** The opening of the home page. */
export const heroBlock = defineBlock({
  name: 'heroBlock',
  title: 'Hero with typed headline',
  icon: RocketIcon,
  description: 'The opening of a page: a headline whose ending is typed out, a paragraph and an e-mail form.',
  heading: 'headline',
  fields: [
    localizedString({
      name: 'badge',
      title: 'Badge',
      description: 'Optional. A short line above the headline.',
      required: false,
      limit: { characters: 40, why: 'it is set small, in one line' },
    }),
    localizedString({
      name: 'headline',
      title: 'Headline',
      description: 'The part that stays. The typed endings below complete it.',
      limit: { characters: 60, why: 'it is set very large' },
    }),
    defineField({
      name: 'typedWords',
      title: 'Typed endings',
      type: 'array',
      description: 'They are typed out in turn behind the headline. The first is what search engines read.',
      of: [defineArrayMember({ type: 'typedWord' })],
      validation: (rule) => rule.max(6).error('Keep at most six endings: nobody waits for a seventh.'),
    }),
    localizedText({
      name: 'paragraph',
      title: 'Paragraph',
      description: 'Two or three sentences: what we do, for whom, and why it is worth a message.',
      limit: { characters: 320, why: 'the form below must stay visible without scrolling' },
    }),
    defineField({
      name: 'emailForm',
      title: 'Show the e-mail form',
      type: 'boolean',
      description: 'A field for an e-mail address and a button.',
      initialValue: true,
    }),
    ...emailFormFields(({ parent }) => (parent as { emailForm?: boolean } | undefined)?.emailForm === false),
    defineField({
      name: 'highlights',
      title: 'Points under the form',
      type: 'array',
      description: 'Two short promises, each with a tick.',
      of: [defineArrayMember({ type: 'checklistItem' })],
      validation: (rule) => rule.max(3).error('Keep at most three points: they stand in one line.'),
    }),
    defineField({
      name: 'image',
      title: 'Illustration',
      type: 'figure',
      description: 'Optional. Without one, the site shows its own drawing, the globe.',
    }),
  ],
})
