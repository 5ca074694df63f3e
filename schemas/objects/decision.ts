import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineField, defineType } from 'sanity'
import { localizedString } from '../fields/localized.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'

export const decision = defineType({
  name: 'decision',
  title: 'Decision',
  type: 'object',
  icon: HelpCircleIcon,
  description: 'A decision the client needs to make. Remove it once it’s made.',
  fields: [
    localizedString({
      name: 'question',
      title: 'Question',
      description: 'The decision, phrased as a question.',
      limit: { characters: 140, why: 'it’s one line in a list' },
    }),
    defineField({
      name: 'dueAt',
      title: 'Due',
      type: 'date',
      description: 'Optional. After this date, the schedule slips.',
    }),
  ],
  preview: {
    select: { question: 'question', dueAt: 'dueAt' },
    prepare: ({ question, dueAt }: { question?: unknown; dueAt?: string }) => ({
      title: englishText(question) ?? 'Untitled decision',
      subtitle: subtitle(languageGaps(question), dueAt && `by ${dueAt}`),
    }),
  },
})
