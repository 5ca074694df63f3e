import { StackIcon } from '@sanity/icons/Stack'
import { defineType } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { englishText, languageGaps } from '../preview/localized.ts'

export const step = defineType({
  name: 'step',
  title: 'Step',
  type: 'object',
  icon: StackIcon,
  description: 'One step. It’s numbered automatically.',
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'What happens, in two to five words.',
      limit: { characters: 48, why: 'longer titles wrap onto three lines' },
    }),
    localizedText({
      name: 'text',
      title: 'Text',
      description: 'Optional. One to three sentences on who does what, and how long it takes.',
      required: false,
      limit: { characters: 280, why: 'steps are shown side by side' },
    }),
  ],
  preview: {
    select: { title: 'title', text: 'text' },
    prepare: ({ title, text }: Record<string, unknown>) => ({
      title: englishText(title) ?? 'Untitled step',
      subtitle: languageGaps(title, text),
    }),
  },
})
