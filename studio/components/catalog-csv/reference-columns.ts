import type { ProductChoice } from '../catalog/catalog.ts'
import { type Column, type ColumnContext, listedValues, withField } from './column.ts'

type ChoiceType = ProductChoice['type']

const knownSlugs = ({ choices }: ColumnContext, type: ChoiceType): string =>
  choices.flatMap((choice) => (choice.type === type ? choice.slug : [])).join(', ')

const unknownSlug = (slug: string, context: ColumnContext, type: ChoiceType) => ({
  error: `“${slug}” isn’t one of ${knownSlugs(context, type) || 'the published ones: there are none yet'}.`,
})

/** Products of older versions have texts instead of references; they count as empty. */
const slugOf = (id: string | undefined, { choices }: ColumnContext): string =>
  id === undefined ? '' : (choices.find((choice) => choice.id === id)?.slug ?? id)

const findChoice = (cell: string, { choices }: ColumnContext, type: ChoiceType) =>
  choices.find((choice) => choice.type === type && [choice.slug, choice.id].includes(cell))

/** Creates a column for references to several colors or sizes, as short names separated by semicolons. */
export const referencesColumn = (field: 'colors' | 'sizes', type: ChoiceType, what: string): Column => ({
  name: field,
  field,
  description: `Short names of ${what}, separated by semicolons`,
  read: (product, context) =>
    (product[field] ?? []).flatMap(({ _ref }) => slugOf(_ref, context) || []).join('; '),
  write: (product, cell, context) => {
    const slugs = listedValues(cell)
    const unknown = slugs.find((slug) => !findChoice(slug, context, type))
    if (unknown !== undefined) return unknownSlug(unknown, context, type)
    const ids = slugs.flatMap((slug) => findChoice(slug, context, type)?.id ?? [])
    if (new Set(ids).size < ids.length) return { error: 'An option is listed twice.' }
    const references = ids.map((_ref) => ({ _key: _ref, _type: 'reference' as const, _ref }))
    return withField(
      product,
      field,
      ids.length > 0 ? (references as (typeof product)[typeof field]) : undefined,
    )
  },
})

/** The column of the tag, as its short name. */
export const tagColumn: Column = {
  name: 'tag',
  field: 'tag',
  description: 'The short name of a product tag, or empty',
  read: ({ tag }, context) => slugOf(tag?._ref, context),
  write: (product, cell, context) => {
    const slug = cell.trim()
    if (slug === '') return withField(product, 'tag', undefined)
    const choice = findChoice(slug, context, 'productTag')
    if (!choice) return unknownSlug(slug, context, 'productTag')
    return withField(product, 'tag', { _type: 'reference', _ref: choice.id })
  },
}
