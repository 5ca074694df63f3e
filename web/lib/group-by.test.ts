import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('groups are in the order of their names, without empty ones', () => {
  const entries = [{ kind: 'two' }, { kind: 'one', n: 1 }, { kind: 'one', n: 2 }]
  expect(groupBy(entries, ['one', 'none', 'two'], ({ kind }) => kind)).toEqual([
    { name: 'one', entries: [entries[1], entries[2]] },
    { name: 'two', entries: [entries[0]] },
  ])
})
