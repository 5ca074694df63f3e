import { defineArrayMember, defineField, type TitledListValue } from 'sanity'
import { COLORS, GENDERS, PRODUCT_KINDS, PRODUCT_SIZES, PRODUCT_TAGS } from '../shared/product-options.ts'
import { checkListedOnce } from '../validation/listed-once.ts'
import { checkFile } from '../validation/products.ts'
import { checkStockTracking } from '../validation/stock.ts'
import { choiceField } from './choices.ts'

/** A choice of several from a fixed list, as checkboxes. */
function choicesField(
  name: string,
  title: string,
  description: string,
  choices: readonly TitledListValue<string>[],
) {
  return defineField({
    name,
    title,
    type: 'array',
    description,
    group: 'facts',
    of: [defineArrayMember({ type: 'string' })],
    options: { list: [...choices], layout: 'grid' },
    validation: (rule) => rule.custom<unknown[]>(checkListedOnce('An option is selected twice. Remove one.')),
  })
}

/** The attributes of a product: kind, colors, sizes, tag and description. */
export const productFactsFields = [
  choiceField({
    name: 'kind',
    title: 'Product type',
    description: 'Digital products can only be downloaded by customers who bought them.',
    list: PRODUCT_KINDS,
    initialValue: 'physical',
    group: 'facts',
  }),
  defineField({
    name: 'neverRunsOut',
    title: 'Never runs out',
    type: 'boolean',
    description:
      'For made-to-order products. For anything else, track stock so you can’t oversell. Stock changes take effect at once.',
    group: 'facts',
    hidden: ({ document }) => document?.kind === 'digital',
    validation: (rule) => rule.custom<boolean>(checkStockTracking),
  }),
  defineField({
    name: 'download',
    title: 'File',
    type: 'privateFile',
    description: 'The full-size file. Only customers who paid for it can download it.',
    group: 'facts',
    hidden: ({ document }) => document?.kind !== 'digital',
    validation: (rule) =>
      rule.custom((download, { document }) => checkFile(document?.kind, download, document?.file)),
  }),
  defineField({
    name: 'file',
    title: 'Public file',
    type: 'file',
    description:
      'An older, public file. It’s used if there’s no private file above. Upload it above, then remove it here.',
    group: 'facts',
    hidden: ({ document }) => !(document?.file as { asset?: unknown } | undefined)?.asset,
  }),
  choicesField('colors', 'Colours', 'All colours shoppers might search for.', COLORS),
  choicesField('sizes', 'Sizes', 'The available sizes. Leave empty if it has none.', PRODUCT_SIZES),
  defineField({
    name: 'gender',
    title: 'Gender',
    type: 'string',
    description: 'Optional. Only if shoppers would filter by it.',
    group: 'facts',
    options: { list: [...GENDERS] },
  }),
  defineField({
    name: 'tag',
    title: 'Tag',
    type: 'string',
    description: 'Optional. Highlights the product.',
    group: 'facts',
    options: { list: [...PRODUCT_TAGS] },
  }),
  defineField({
    name: 'rating',
    title: 'Rating',
    type: 'rating',
    description: 'Computed from the approved reviews. To change it, approve or reject reviews.',
    group: 'facts',
    readOnly: true,
  }),
]
