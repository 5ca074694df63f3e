import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineType } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'

export const timelineEntry = defineType({
  name: 'timelineEntry',
  title: 'Event',
  type: 'object',
  icon: CalendarIcon,
  description: 'What happened, and when.',
  fields: [
    localizedString({
      name: 'date',
      title: 'Date',
      description: 'As it should appear: “2016” or “March 2021”.',
      limit: { characters: 20, why: 'the column is narrow' },
    }),
    localizedString({
      name: 'title',
      title: 'What',
      description: 'A few words.',
      limit: { characters: 60, why: 'it’s skimmed' },
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
    prepare: ({ date, title, text }: Record<string, unknown>) => ({
      title: englishText(title) ?? 'Untitled event',
      subtitle: subtitle(englishText(date), languageGaps(date, title, text)),
    }),
  },
})
