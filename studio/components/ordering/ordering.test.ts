import { describe, expect, test } from 'vitest'
import { groupDocuments, moveItem, type OrderedRow, planMove } from './ordering.ts'

const row = (_id: string, order: number | null, groupOrder?: number): OrderedRow => ({
  _id,
  order,
  group: groupOrder === undefined ? null : { _id: `group-${groupOrder}`, title: null, order: groupOrder },
})
const items = (...orders: (number | null)[]) =>
  orders.map((order, index) => ({ id: `id${index}`, order, versions: [`id${index}`] }))

describe('the order of documents', () => {
  test('is that of the site: by the positions of groups and documents, those without one last', () => {
    const groups = groupDocuments([
      row('e', 1),
      row('drafts.a', 5, 20),
      row('a', 30, 20),
      row('b', 20, 20),
      row('c', null, 20),
      row('drafts.d', 10, 3),
    ])
    expect(groups.map(({ key, items }) => [key, items.map(({ id }) => id)])).toEqual([
      ['group-3', ['d']],
      ['group-20', ['b', 'a', 'c']],
      ['', ['e']],
    ])
    expect(groups[1]?.items[1]?.versions).toEqual(['drafts.a', 'a'])
  })
})

describe('a move', () => {
  test('changes one document while there is room between the neighbors', () => {
    expect(planMove(items(10, 20, 30), 2, 1)).toEqual([{ id: 'id2', order: 15 }])
    expect(planMove(items(10, 20, 30), 0, 2)).toEqual([{ id: 'id0', order: 40 }])
    expect(planMove(items(10, 20, 30), 2, 0)).toEqual([{ id: 'id2', order: 4 }])
  })

  test('counts anew in tens when there is no room, or positions are equal or missing', () => {
    expect(planMove(items(10, 11, 30), 2, 1)).toEqual([
      { id: 'id2', order: 20 },
      { id: 'id1', order: 30 },
    ])
    expect(planMove(items(10, 10, null), 0, 1)).toEqual([
      { id: 'id0', order: 20 },
      { id: 'id2', order: 30 },
    ])
    expect(planMove(items(0, 10), 1, 0)).toEqual(
      [
        { id: 'id1', order: 10 },
        { id: 'id0', order: 20 },
      ].filter(({ id }) => id !== 'id1'),
    )
  })

  test('to its own place changes nothing', () => {
    expect(planMove(items(10, 20), 1, 1)).toEqual([])
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  })
})
