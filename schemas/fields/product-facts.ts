import { defineArrayMember, defineField } from 'sanity'
import { COLOURS } from '../shared/colours.ts'
import { GENDERS } from '../shared/genders.ts'
import { PRODUCT_KINDS } from '../shared/product-kinds.ts'
import { PRODUCT_SIZES } from '../shared/product-sizes.ts'
import { PRODUCT_TAGS } from '../shared/product-tags.ts'
import { checkFile } from '../validation/products.ts'
import { choiceField } from './choices.ts'

type Choices = readonly { key: string; title: string }[]

const listOf = (choices: Choices) => choices.map(({ key, title }) => ({ value: key, title }))

/** Several of a fixed list, as boxes to tick. */
function choicesField(name: string, title: string, description: string, choices: Choices) {
  return defineField({
    name,
    title,
    type: 'array',
    description,
    group: 'facts',
    of: [defineArrayMember({ type: 'string' })],
    options: { list: listOf(choices), layout: 'grid' },
    validation: (rule) => rule.unique().error('One of these is ticked twice: untick it once.'),
  })
}

/** What a product is, as far as people look for it: kind, colours, sizes, and what is said of it. */
export const productFactsFields = [
  {
    ...choiceField({
      name: 'kind',
      title: 'What buyers receive',
      description: 'Files can be downloaded by who bought them, and by nobody else.',
      list: listOf(PRODUCT_KINDS),
      initialValue: 'physical',
    }),
    group: 'facts',
  },
  defineField({
    name: 'download',
    title: 'File',
    type: 'privateFile',
    description: 'What is downloaded, in full size. Only who has paid for it can open it.',
    group: 'facts',
    hidden: ({ document }) => document?.kind !== 'digital',
    validation: (rule) =>
      rule.custom((download, { document }) => checkFile(document?.kind, download, document?.file)),
  }),
  defineField({
    name: 'file',
    title: 'File at a public address',
    type: 'file',
    description:
      'From before files were private: buyers download it where there is none above. Upload it above, then remove it here.',
    group: 'facts',
    hidden: ({ document }) => !(document?.file as { asset?: unknown } | undefined)?.asset,
  }),
  choicesField('colours', 'Colours', 'Every colour in which people would look for it.', COLOURS),
  choicesField(
    'sizes',
    'Sizes',
    'The sizes in which it comes. None where size means nothing.',
    PRODUCT_SIZES,
  ),
  defineField({
    name: 'gender',
    title: 'For whom',
    type: 'string',
    description: 'Optional. Only where people would look for it that way.',
    group: 'facts',
    options: { list: listOf(GENDERS) },
  }),
  defineField({
    name: 'tag',
    title: 'Tag',
    type: 'string',
    description: 'Optional. One word that is true of it now.',
    group: 'facts',
    options: { list: listOf(PRODUCT_TAGS) },
  }),
  defineField({
    name: 'rating',
    title: 'Rating',
    type: 'rating',
    description: 'Optional. What buyers think of it.',
    group: 'facts',
  }),
]
