import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { defineArrayMember, defineField } from 'sanity'
import { choiceField } from '../fields/choices.ts'
import { localizedRichText } from '../fields/localized.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

/** Text beside a picture. */
export const featureSplitBlock = defineBlock({
  name: 'featureSplitBlock',
  title: 'Text and picture',
  icon: SplitVerticalIcon,
  description: 'A text beside a picture. Several of them in a row may change sides.',
  heading: 'heading',
  detail: 'side',
  fields: [
    ...sectionHead({ headingRequired: true }),
    localizedRichText({
      name: 'body',
      title: 'Text',
      description: 'Optional. A few paragraphs or a list.',
      required: false,
    }),
    defineField({
      name: 'checklist',
      title: 'Points',
      type: 'array',
      description: 'Optional. Three or four short points, each with a tick.',
      of: [defineArrayMember({ type: 'checklistItem' })],
      validation: (rule) => rule.max(6).error('Keep at most six points.'),
    }),
    defineField({
      name: 'button',
      title: 'Button',
      type: 'button',
      description: 'Optional. Where people read more.',
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'figure',
      description: 'Optional. Without one, heading and text stand beside each other.',
    }),
    choiceField({
      name: 'side',
      title: 'Picture stands',
      description: 'Where the picture stands on wide screens. In Arabic the sides are mirrored.',
      initialValue: 'end',
      list: [
        { title: 'Before the text', value: 'start' },
        { title: 'After the text', value: 'end' },
      ],
    }),
  ],
})
