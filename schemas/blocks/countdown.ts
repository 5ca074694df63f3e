import { ClockIcon } from '@sanity/icons/Clock'
import { defineField } from 'sanity'
import { localizedText } from '../fields/localized.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

/** The time until something happens. */
export const countdownBlock = defineBlock({
  name: 'countdownBlock',
  title: 'Countdown',
  icon: ClockIcon,
  description: 'The days, hours and minutes until something happens.',
  heading: 'heading',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'date',
      title: 'When',
      type: 'datetime',
      description: 'The moment it happens, in your own time zone. Visitors see it in theirs.',
      validation: (rule) => rule.required().error('Choose the moment it happens.'),
    }),
    localizedText({
      name: 'finishedText',
      title: 'Text once it has happened',
      description: 'Takes the place of the numbers, for example “We have opened. Come in.”',
      limit: { characters: 160, why: 'it stands where the numbers stood' },
    }),
  ],
})
