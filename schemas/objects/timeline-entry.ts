import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineType } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** One moment of a history. */
export const timelineEntry = defineType({
  name: 'timelineEntry',
  title: 'Moment',
  type: 'object',
  icon: CalendarIcon,
  description: 'When something happened, and what.',
  fields: [
    localizedString({
      name: 'date',
      title: 'When',
      description: 'As it should be read: “2016” or “March 2021”.',
      limit: { characters: 20, why: 'it stands in a narrow column' },
    }),
    localizedString({
      name: 'title',
      title: 'What',
      description: 'A few words.',
      limit: { characters: 60, why: 'it is read at a glance' },
    }),
    localizedText({
      name: 'text',
      title: 'Text',
      description: 'Optional. One to three sentences.',
      required: false,
    }),
  ],
  preview: {
    select: { date: 'date', title: 'title', text: 'text' },
    prepare: ({ date, title, text }: { date?: Localized; title?: Localized; text?: Localized }) => ({
      title: englishText(title) ?? 'Moment without a title',
      subtitle: subtitle(englishText(date), languageGaps(date, title, text)),
    }),
  },
})
