import { EditIcon } from '@sanity/icons/Edit'
import { defineType } from 'sanity'
import { localizedString } from '../fields/localized.ts'
import { englishText, languageGaps } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** One of the endings that the headline of the home page types out in turn. */
export const typedWord = defineType({
  name: 'typedWord',
  title: 'Typed ending',
  type: 'object',
  icon: EditIcon,
  description: 'One of the endings that are typed out in turn behind the headline.',
  fields: [
    localizedString({
      name: 'text',
      title: 'Text',
      description: 'One to three words that complete the headline.',
      limit: { characters: 28, why: 'it has to fit on one line of a phone' },
    }),
  ],
  preview: {
    select: { text: 'text' },
    prepare: ({ text }: { text?: Localized }) => ({
      title: englishText(text) ?? 'Ending without text',
      subtitle: languageGaps(text),
    }),
  },
})
