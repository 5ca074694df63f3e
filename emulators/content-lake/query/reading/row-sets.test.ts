import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRowSet, intersectRowSets } from './row-sets.ts'

const setsOf = (rows: readonly boolean[]) => {
  const sets = createRowSet(rows.length)
  for (const [row, isMarked] of rows.entries()) if (isMarked) sets[row] = 1
  return sets
}

test('a row is in the intersection when it is in each set, also with sets of different sizes', () => {
  const rows = fc.array(fc.boolean(), { maxLength: 40 })
  fc.assert(
    fc.property(fc.array(rows, { minLength: 1, maxLength: 4 }), (lists) => {
      const { bits, count } = intersectRowSets(lists.map(setsOf))
      const expected = lists[0]?.map((_, row) => lists.every((list) => list[row] === true)) ?? []
      expect(expected.map((_, row) => bits[row] === 1)).toEqual(expected)
      expect(count).toBe(expected.filter(Boolean).length)
    }),
  )
})

test('more rows than a byte can count', () => {
  expect(intersectRowSets([setsOf(Array.from({ length: 1_000 }, () => true))]).count).toBe(1_000)
})
