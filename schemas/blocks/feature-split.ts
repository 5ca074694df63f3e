import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { defineField } from 'sanity'
import { choiceField } from '../fields/choices.ts'
import { checklistField, readMoreField } from '../fields/common.ts'
import { localizedRichText } from '../fields/localized.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const featureSplitBlock = defineBlock({
  name: 'featureSplitBlock',
  title: 'Text and image',
  icon: SplitVerticalIcon,
  description: 'Text next to an image. Alternate the sides if you use several in a row.',
  detail: 'side',
  fields: [
    ...sectionHead({ headingRequired: true }),
    localizedRichText({
      name: 'body',
      title: 'Text',
      description: 'Optional. A few paragraphs or a list.',
      required: false,
    }),
    checklistField('Optional. Three or four short points, each with a tick.'),
    readMoreField,
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'figure',
      description: 'Optional. If empty, the heading and text are shown side by side.',
    }),
    choiceField({
      name: 'side',
      title: 'Image position',
      group: 'layout',
      description: 'Position on wide screens. In Arabic, the sides are mirrored.',
      initialValue: 'end',
      list: [
        { title: 'Before the text', value: 'start' },
        { title: 'After the text', value: 'end' },
      ],
    }),
  ],
})
