import { expect, test } from 'vitest'
import { richTextTable } from './rich-text-table.ts'

const prepare = richTextTable.preview?.prepare

test('a table in an Arabic text counts its rows and columns in the order of English', () => {
  const rows = [
    { _key: 'a', cells: ['الاسم', 'السعر'] },
    { _key: 'b', cells: ['مصباح'] },
  ]
  // Without the isolates the numbers would come after the words.
  expect(prepare?.({ rows })).toEqual({ title: 'الاسم · السعر', subtitle: '\u20682 rows, 2 columns\u2069' })
  expect(prepare?.({}).subtitle).toBe('')
})
