import { COLOURS } from '../../../schemas/shared/colours.ts'
import { GENDERS } from '../../../schemas/shared/genders.ts'
import { PRODUCT_KINDS } from '../../../schemas/shared/product-kinds.ts'
import { PRODUCT_SIZES } from '../../../schemas/shared/product-sizes.ts'
import { PRODUCT_TAGS } from '../../../schemas/shared/product-tags.ts'
import { TAX_CLASSES } from '../../../schemas/shared/tax-classes.ts'
import { withField, type Column } from './column.ts'
import { moneyColumns } from './money-columns.ts'
import { choiceColumn, choicesColumn, localizedColumns, readWhole } from './plain-columns.ts'

/** Says which product a line is about. It is never changed by a file. */
export const NUMBER = 'number'

/** The count, which is a document of its own. */
export const STOCK = 'stock'

const REFERENCE = { _type: 'reference' }

const categoryColumn: Column = {
  name: 'category',
  field: 'category',
  description: 'The English title of a category',
  read: ({ category }, { categories }) =>
    categories.find(({ id }) => id === category?._ref)?.title ?? category?._ref ?? '',
  write: (product, cell, { categories }) => {
    const found = categories.filter(({ title, id }) => [title, id].includes(cell.trim()))
    if (found.length === 1 && found[0]) {
      return withField(product, 'category', { ...REFERENCE, _ref: found[0].id })
    }
    const known = categories.map(({ title }) => title).join(', ')
    return { fault: cell.trim() === '' ? 'Write the category.' : `“${cell.trim()}” is none of ${known}.` }
  },
}

const positionColumn: Column = {
  name: 'position',
  field: 'order',
  description: 'A whole number; goods are shown from the smallest to the largest',
  read: ({ order }) => (order === undefined ? '' : String(order)),
  write: (product, cell) => {
    const order = readWhole(cell)
    return order === null ? { fault: 'Write a whole number, 0 or more.' } : withField(product, 'order', order)
  },
}

const taxClasses = TAX_CLASSES.map(({ id, title }) => ({ key: id, title }))

/** Every column that is written into a product, in the order of the file and of reading. */
export const COLUMNS: readonly Column[] = [
  ...localizedColumns({ field: 'title', name: 'name', what: 'The name', type: 'String', isRequired: true }),
  categoryColumn,
  ...moneyColumns,
  choiceColumn('taxClass', 'tax', taxClasses, true),
  choiceColumn('kind', 'kind', PRODUCT_KINDS, true),
  choicesColumn('colours', 'colours', COLOURS),
  choicesColumn('sizes', 'sizes', PRODUCT_SIZES),
  choiceColumn('gender', 'gender', GENDERS, false),
  choiceColumn('tag', 'tag', PRODUCT_TAGS, false),
  ...localizedColumns({
    field: 'label',
    name: 'label',
    what: 'The label',
    type: 'String',
    isRequired: false,
  }),
  ...localizedColumns({
    field: 'summary',
    name: 'description',
    what: 'The description',
    type: 'Text',
    isRequired: true,
  }),
  positionColumn,
]

/** The head of an exported file. */
export const COLUMN_NAMES: readonly string[] = [NUMBER, ...COLUMNS.map(({ name }) => name), STOCK]
