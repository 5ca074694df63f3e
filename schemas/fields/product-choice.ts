import { defineField, type FieldDefinition } from 'sanity'
import { englishText } from '../preview/localized.ts'
import { checkSlug, requireSlug } from '../validation/addresses.ts'
import { checkUnique } from '../validation/unique.ts'
import { addressSource } from './address-source.ts'
import { localizedString } from './localized.ts'

interface ProductChoiceOptions {
  type: 'productColor' | 'productSize' | 'productTag'
  /** For descriptions, for example “Forest green”. */
  example: string
}

/** Creates the fields of a color, size or tag that products refer to. */
export const productChoiceFields = ({ type, example }: ProductChoiceOptions): FieldDefinition[] => [
  localizedString({
    name: 'title',
    title: 'Title',
    description: `What shoppers read, e.g. “${example}”.`,
    limit: { characters: 24, why: 'it’s shown in the filters and on the product page' },
  }),
  defineField({
    name: 'slug',
    title: 'Short name',
    type: 'slug',
    description:
      'Used in CSV files and in the addresses of filtered lists. If you change it, links to these lists no longer filter by it.',
    options: {
      source: (document) => addressSource(document.title),
      maxLength: 80,
      isUnique: () => true,
    },
    validation: (rule) => [
      rule.custom(
        requireSlug('Enter a short name, or click “Generate” to create one from the English text above.'),
      ),
      rule.custom((slug) => checkSlug(slug?.current)),
      rule.custom((slug, context) =>
        checkUnique(context, {
          type,
          field: 'slug.current',
          value: slug?.current,
          message: 'Another one already has this short name. Change one of them.',
        }),
      ),
    ],
  }),
]

/** The preview of a color, size or tag. */
export const productChoicePreview = {
  select: { title: 'title', slug: 'slug.current' },
  prepare: ({ title, slug }: Record<string, unknown>) => ({
    title: englishText(title) ?? 'Unnamed',
    ...(typeof slug === 'string' && { subtitle: slug }),
  }),
}
