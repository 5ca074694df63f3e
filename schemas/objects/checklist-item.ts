import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineType } from 'sanity'
import { localizedString } from '../fields/localized.ts'
import { englishText, languageGaps } from '../preview/localized.ts'

export const checklistItem = defineType({
  name: 'checklistItem',
  title: 'Point',
  type: 'object',
  icon: CheckmarkCircleIcon,
  description: 'One short point with a tick in front.',
  fields: [
    localizedString({
      name: 'text',
      title: 'Text',
      description: 'One short sentence, without a full stop.',
      limit: { characters: 90, why: 'points are skimmed' },
    }),
  ],
  preview: {
    select: { text: 'text' },
    prepare: ({ text }: Record<string, unknown>) => ({
      title: englishText(text) ?? 'Empty point',
      subtitle: languageGaps(text),
    }),
  },
})
