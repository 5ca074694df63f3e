import { defineArrayMember, defineField } from 'sanity'
import { GENDERS, PRODUCT_KINDS } from '../shared/product-options.ts'
import { checkListedOnce } from '../validation/listed-once.ts'
import { checkFile } from '../validation/products.ts'
import { checkStockTracking } from '../validation/stock.ts'
import { choiceField } from './choices.ts'

/** References to several colors or sizes. */
const choicesField = (name: string, title: string, description: string, type: string) =>
  defineField({
    name,
    title,
    type: 'array',
    description,
    group: 'facts',
    of: [defineArrayMember({ type: 'reference', to: [{ type }] })],
    validation: (rule) => rule.custom<unknown[]>(checkListedOnce('An option is selected twice. Remove one.')),
  })

/** The fields of a product in the tab Details. */
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
    validation: (rule) => rule.custom((download, { document }) => checkFile(document?.kind, download)),
  }),
  choicesField('colors', 'Colours', 'All colours shoppers might search for.', 'productColor'),
  choicesField('sizes', 'Sizes', 'The available sizes. Leave empty if it has none.', 'productSize'),
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
    type: 'reference',
    description: 'Optional. Highlights the product.',
    group: 'facts',
    to: [{ type: 'productTag' }],
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
