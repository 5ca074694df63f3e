import { RocketIcon } from '@sanity/icons/Rocket'
import { defineArrayMember, defineField } from 'sanity'
import { choiceField } from '../fields/choices.ts'
import { buttonsField } from '../fields/link.ts'
import { localizedString, localizedText } from '../fields/localized.ts'
import { defineBlock } from './define-block.ts'
import { emailFormFields } from './email-form-fields.ts'

export const heroBlock = defineBlock({
  name: 'heroBlock',
  title: 'Hero',
  icon: RocketIcon,
  description:
    'The top of a page in one of four layouts: a large headline with optional typed endings, a paragraph, buttons or an email form.',
  heading: 'headline',
  detail: 'layout',
  fields: [
    choiceField({
      name: 'layout',
      title: 'Layout',
      group: 'layout',
      description:
        'Globe: text next to the globe or an illustration. Split: text next to a large image. Centred: text in the middle. Statement: very large text.',
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
      limit: { characters: 40, why: 'it’s shown in small type on one line' },
    }),
    localizedString({
      name: 'headline',
      title: 'Headline',
      description: 'The fixed part. The typed endings below complete it.',
      limit: { characters: 60, why: 'it’s shown in very large type' },
    }),
    defineField({
      name: 'typedWords',
      title: 'Typed endings',
      type: 'array',
      description:
        'Optional. Typed out one after another after the headline. Search engines read the first one.',
      of: [defineArrayMember({ type: 'typedWord' })],
      validation: (rule) => rule.max(6).error('Use up to six endings; nobody waits for a seventh.'),
    }),
    localizedText({
      name: 'paragraph',
      title: 'Paragraph',
      description: 'Optional. Two or three sentences on what we do, who it’s for, and why to get in touch.',
      required: false,
      limit: { characters: 320, why: 'the form below should be visible without scrolling' },
    }),
    buttonsField('Optional. One or two buttons. The second one is less prominent.'),
    defineField({
      name: 'emailForm',
      title: 'Show the email form',
      type: 'boolean',
      description: 'An email field and a button.',
      initialValue: false,
    }),
    ...emailFormFields(({ parent }) => (parent as { emailForm?: boolean } | undefined)?.emailForm === false),
    defineField({
      name: 'highlights',
      title: 'Points under the form',
      type: 'array',
      description: 'Two short promises, each with a tick.',
      of: [defineArrayMember({ type: 'checklistItem' })],
      validation: (rule) => rule.max(3).error('Use up to three points; they share one line.'),
    }),
    defineField({
      name: 'image',
      title: 'Illustration',
      type: 'figure',
      description: 'Optional. If empty, the site shows its own illustration, except in “Statement”.',
    }),
  ],
})
