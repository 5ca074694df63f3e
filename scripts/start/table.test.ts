import { expect, test } from 'vitest'
import { formatElapsed } from './progress.ts'
import { formatTable } from './table.ts'

test('columns line up and lines end with their last word', () => {
  const table = formatTable([
    ['Site', 'http://localhost:3000', 'three languages'],
    ['Studio', 'http://localhost:3333', ''],
  ])
  expect(table.split('\n')).toEqual([
    '  Site    http://localhost:3000  three languages',
    '  Studio  http://localhost:3333',
  ])
})

test.each([
  [400, '0.4 s'],
  [12_400, '12 s'],
  [125_000, '2 min 5 s'],
  [59_900, '1 min 0 s'],
])('%i milliseconds read as %s', (milliseconds, words) => {
  expect(formatElapsed(milliseconds)).toBe(words)
})
