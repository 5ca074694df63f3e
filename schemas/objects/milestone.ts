import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineField, defineType } from 'sanity'
import { localizedString } from '../fields/localized.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'

export const milestone = defineType({
  name: 'milestone',
  title: 'Milestone',
  type: 'object',
  icon: CheckmarkCircleIcon,
  description: 'A project milestone and its date.',
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'Two to six words.',
      limit: { characters: 60, why: 'it shares a line with its date' },
    }),
    defineField({
      name: 'dueAt',
      title: 'Due',
      type: 'date',
      description: 'The agreed date.',
      validation: (rule) => rule.required().error('Choose a due date.'),
    }),
    defineField({
      name: 'doneAt',
      title: 'Done',
      type: 'date',
      description: 'The date it was accepted. Leave empty until then.',
    }),
  ],
  preview: {
    select: { title: 'title', dueAt: 'dueAt', doneAt: 'doneAt' },
    prepare: ({ title, dueAt, doneAt }: { title?: unknown; dueAt?: string; doneAt?: string }) => ({
      title: englishText(title) ?? 'Untitled milestone',
      subtitle: subtitle(languageGaps(title), doneAt ? `done ${doneAt}` : dueAt && `due ${dueAt}`),
    }),
  },
})
