import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineType } from 'sanity'
import { localizedString } from '../fields/localized.ts'
import { englishText, languageGaps } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** One short point with a tick in front of it. */
export const checklistItem = defineType({
  name: 'checklistItem',
  title: 'Point',
  type: 'object',
  icon: CheckmarkCircleIcon,
  description: 'One short point; the site puts a tick in front of it.',
  fields: [
    localizedString({
      name: 'text',
      title: 'Text',
      description: 'One short sentence, without a full stop.',
      limit: { characters: 90, why: 'points are read at a glance' },
    }),
  ],
  preview: {
    select: { text: 'text' },
    prepare: ({ text }: { text?: Localized }) => ({
      title: englishText(text) ?? 'Point without text',
      subtitle: languageGaps(text),
    }),
  },
})
