import { describe, expect, test } from 'vitest'
import { groupDocuments, moveItem, type OrderedRow, planMove } from './ordering.ts'

const row = (_id: string, order: number | null, group: string | null = null): OrderedRow => ({
  _id,
  order,
  group,
  groupTitle: null,
})
const items = (...orders: (number | null)[]) =>
  orders.map((order, index) => ({ id: `id${index}`, order, versions: [`id${index}`] }))

describe('the order of documents', () => {
  test('is that of the site: by group and published position, those without one last', () => {
    const groups = groupDocuments([
      row('drafts.a', 5, 'x'),
      row('a', 30, 'x'),
      row('b', 20, 'x'),
      row('c', null, 'x'),
      row('drafts.d', 10, 'w'),
    ])
    expect(groups.map(({ key, items }) => [key, items.map(({ id }) => id)])).toEqual([
      ['w', ['d']],
      ['x', ['b', 'a', 'c']],
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
