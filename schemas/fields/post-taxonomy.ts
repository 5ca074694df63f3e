import type { FieldDefinition } from 'sanity'
import type { SluggedType } from '../shared/routes.ts'
import { seoField } from './common.ts'
import { localizedString, localizedText } from './localized.ts'
import { routedFields } from './routed.ts'

interface TaxonomyOptions {
  type: SluggedType
  /** For descriptions, for example “category”. */
  word: string
  example: string
}

export function taxonomyFields({ type, word, example }: TaxonomyOptions): FieldDefinition[] {
  return [
    localizedString({
      name: 'title',
      title: 'Title',
      description: `The name of the ${word}, in one to three words: “${example}”.`,
      limit: { characters: 32, why: 'it is set small, next to each article’s date' },
    }),
    ...routedFields({ type }),
    localizedText({
      name: 'description',
      title: 'Description',
      description: `One sentence above the articles of the ${word}: what they are about, and for whom.`,
      required: false,
      limit: { characters: 200, why: 'it’s shown in large type' },
    }),
    seoField(),
  ]
}
