import { RocketIcon } from '@sanity/icons/Rocket'
import { defineArrayMember, defineField } from 'sanity'
import { buttonsField } from '../fields/buttons.ts'
import { choiceField } from '../fields/choices.ts'
import { localizedString, localizedText } from '../fields/localized.ts'
import { defineBlock } from './define-block.ts'
import { emailFormFields } from './email-form-fields.ts'

/** The opening of a page. */
export const heroBlock = defineBlock({
  name: 'heroBlock',
  title: 'Hero',
  icon: RocketIcon,
  description:
    'The opening of a page in one of four layouts: a large headline, whose ending may be typed out, a paragraph, buttons or an e-mail form.',
  heading: 'headline',
  detail: 'layout',
  fields: [
    choiceField({
      name: 'layout',
      title: 'Layout',
      description:
        'Globe: text beside the drawing or an illustration. Split: text beside a large picture. Centred: text in the middle. Statement: very large words.',
      initialValue: 'globe',
      list: [
        { title: 'Globe', value: 'globe' },
        { title: 'Split', value: 'split' },
        { title: 'Centred', value: 'centred' },
        { title: 'Statement', value: 'statement' },
      ],
    }),
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
      description:
        'Optional. They are typed out in turn behind the headline. The first is what search engines read.',
      of: [defineArrayMember({ type: 'typedWord' })],
      validation: (rule) => rule.max(6).error('Keep at most six endings: nobody waits for a seventh.'),
    }),
    localizedText({
      name: 'paragraph',
      title: 'Paragraph',
      description: 'Optional. Two or three sentences: what we do, for whom, and why it is worth a message.',
      required: false,
      limit: { characters: 320, why: 'the form below must stay visible without scrolling' },
    }),
    buttonsField('Optional. One, or two of which the second is quieter.'),
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
      description: 'Optional. Without one, the site shows a drawing of its own, or in “Statement” none.',
    }),
  ],
})
