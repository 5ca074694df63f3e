import { ClockIcon } from '@sanity/icons/Clock'
import { defineField } from 'sanity'
import { localizedText } from '../fields/localized.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const countdownBlock = defineBlock({
  name: 'countdownBlock',
  title: 'Countdown',
  icon: ClockIcon,
  description: 'The days, hours and minutes until an event.',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'date',
      title: 'Date',
      type: 'datetime',
      description: 'The date and time in your time zone. Visitors see it in theirs.',
      validation: (rule) => rule.required().error('Choose a date and time.'),
    }),
    localizedText({
      name: 'finishedText',
      title: 'Text after the event',
      description: 'Replaces the countdown, e.g. “We’re open. Come in.”',
      limit: { characters: 160, why: 'it replaces the countdown' },
    }),
  ],
})
