import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineField, defineType } from 'sanity'
import { localizedString } from '../fields/localized.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** Something a client has to decide. */
export const decision = defineType({
  name: 'decision',
  title: 'Decision',
  type: 'object',
  icon: HelpCircleIcon,
  description: 'Something that waits for the client. Take it off the list once it is decided.',
  fields: [
    localizedString({
      name: 'question',
      title: 'Question',
      description: 'What is to be decided, as a question.',
      limit: { characters: 140, why: 'it is a line of a list' },
    }),
    defineField({
      name: 'dueAt',
      title: 'By',
      type: 'date',
      description: 'Optional. After this day the plan moves.',
    }),
  ],
  preview: {
    select: { question: 'question', dueAt: 'dueAt' },
    prepare: ({ question, dueAt }: { question?: Localized; dueAt?: string }) => ({
      title: englishText(question) ?? 'Decision without a question',
      subtitle: subtitle(languageGaps(question), dueAt && `by ${dueAt}`),
    }),
  },
})
