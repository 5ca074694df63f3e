import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allOf, createMarks } from './marks.ts'

const marksOf = (rows: readonly boolean[]) => {
  const marks = createMarks(rows.length)
  for (const [row, isMarked] of rows.entries()) if (isMarked) marks[row] = 1
  return marks
}

test('a row has all marks when it has each, however many rows the others know of', () => {
  const rows = fc.array(fc.boolean(), { maxLength: 40 })
  fc.assert(
    fc.property(fc.array(rows, { minLength: 1, maxLength: 4 }), (lists) => {
      const { bits, count } = allOf(lists.map(marksOf))
      const expected = lists[0]?.map((_, row) => lists.every((list) => list[row] === true)) ?? []
      expect(expected.map((_, row) => bits[row] === 1)).toEqual(expected)
      expect(count).toBe(expected.filter(Boolean).length)
    }),
  )
})

test('more rows than one byte can count', () => {
  expect(allOf([marksOf(Array.from({ length: 1_000 }, () => true))]).count).toBe(1_000)
})
