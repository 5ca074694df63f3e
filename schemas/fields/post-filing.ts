import { defineField, type FieldDefinition } from 'sanity'
import type { SluggedType } from '../shared/routes.ts'
import { localizedString, localizedText } from './localized.ts'
import { routedFields } from './routed.ts'

interface FilingOptions {
  type: SluggedType
  /** What the document is called among editors: “category”. */
  word: string
  example: string
}

/** The fields of what articles are filed under: a name, an address, a description and how it is found. */
export function filingFields({ type, word, example }: FilingOptions): FieldDefinition[] {
  return [
    localizedString({
      name: 'title',
      title: 'Title',
      description: `The name of the ${word}, in one to three words: “${example}”.`,
      limit: { characters: 32, why: 'it is set small, beside the date of each article' },
    }),
    ...routedFields({ type }),
    localizedText({
      name: 'description',
      title: 'Description',
      description: `One sentence above the articles of the ${word}: what they are about, and for whom.`,
      required: false,
      limit: { characters: 200, why: 'it is set large' },
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      description: `How the list of the ${word} appears in search results and when it is shared.`,
    }),
  ]
}
