import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineField, defineType } from 'sanity'
import { localizedString } from '../fields/localized.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** Something a project reaches. */
export const milestone = defineType({
  name: 'milestone',
  title: 'Milestone',
  type: 'object',
  icon: CheckmarkCircleIcon,
  description: 'Something the project reaches, and when.',
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'What is reached, in two to six words.',
      limit: { characters: 60, why: 'it stands in one line beside its date' },
    }),
    defineField({
      name: 'dueAt',
      title: 'Due',
      type: 'date',
      description: 'The day that was agreed.',
      validation: (rule) => rule.required().error('Choose the day that was agreed.'),
    }),
    defineField({
      name: 'doneAt',
      title: 'Done',
      type: 'date',
      description: 'The day it was accepted. Leave it empty until then.',
    }),
  ],
  preview: {
    select: { title: 'title', dueAt: 'dueAt', doneAt: 'doneAt' },
    prepare: ({ title, dueAt, doneAt }: { title?: Localized; dueAt?: string; doneAt?: string }) => ({
      title: englishText(title) ?? 'Milestone without a title',
      subtitle: subtitle(languageGaps(title), doneAt ? `done ${doneAt}` : dueAt && `due ${dueAt}`),
    }),
  },
})
