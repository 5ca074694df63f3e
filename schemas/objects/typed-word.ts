import { EditIcon } from '@sanity/icons/Edit'
import { defineType } from 'sanity'
import { localizedString } from '../fields/localized.ts'
import { englishText, languageGaps } from '../preview/localized.ts'

export const typedWord = defineType({
  name: 'typedWord',
  title: 'Typed ending',
  type: 'object',
  icon: EditIcon,
  description: 'One of the endings typed out after the headline.',
  fields: [
    localizedString({
      name: 'text',
      title: 'Text',
      description: 'One to three words that complete the headline.',
      limit: { characters: 28, why: 'it has to fit on one line on phones' },
    }),
  ],
  preview: {
    select: { text: 'text' },
    prepare: ({ text }: Record<string, unknown>) => ({
      title: englishText(text) ?? 'Empty ending',
      subtitle: languageGaps(text),
    }),
  },
})
