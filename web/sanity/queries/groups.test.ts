import { expect, test } from 'vitest'
import { type Group, groupSchema, listByGroup } from './groups.ts'

const group = (id: string, order: number | null): Group => ({ id, title: id, order })
const idsOf = (entries: { id: string; group: Group | null }[]) =>
  listByGroup(entries, (entry) => entry.group).map((listed) => [
    listed.group?.id,
    listed.entries.map(({ id }) => id),
  ])

test('entries are listed by group, in the order of the groups, those without one last', () => {
  const [advice, operations, unplaced] = [group('advice', 20), group('operations', 10), group('new', null)]
  expect(
    idsOf([
      { id: 'a', group: null },
      { id: 'b', group: unplaced },
      { id: 'c', group: advice },
      { id: 'd', group: operations },
      { id: 'e', group: advice },
    ]),
  ).toEqual([
    ['operations', ['d']],
    ['advice', ['c', 'e']],
    ['new', ['b']],
    [undefined, ['a']],
  ])
  expect(idsOf([])).toEqual([])
})

test('a group needs a title, and may have no position', () => {
  expect(groupSchema.safeParse({ id: 'a', title: null, order: 10 }).success).toBe(false)
  expect(groupSchema.parse({ id: 'a', title: 'A', order: null })).toEqual({
    id: 'a',
    title: 'A',
    order: null,
  })
})
