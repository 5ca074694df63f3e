import { expect, test } from 'vitest'
import { EMPTY_FILTER } from './filter.ts'
import { type FilterValue, withKnownValues } from './filter-values.ts'

const value = (slug: string): FilterValue => ({ id: `id-${slug}`, value: slug, title: slug, hex: null })

test('a filter loses the values that the shop does not have, such as a category that was unpublished', () => {
  const values = { categories: [value('lamps')], colors: [value('red')], sizes: [value('m')] }
  const requested = {
    ...EMPTY_FILTER,
    categories: ['gone', 'lamps'],
    colors: ['pink', 'red'],
    sizes: ['m', 'xs'],
  }
  expect(withKnownValues(requested, values)).toEqual({
    ...EMPTY_FILTER,
    categories: ['lamps'],
    colors: ['red'],
    sizes: ['m'],
  })
})
