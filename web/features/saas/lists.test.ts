import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { around } from '#web/lib/around.ts'
import { groupBy } from './lists.ts'

const list = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))
const ids = (entries: { id: string }[]) => entries.map(({ id }) => id).join('')

describe('around an entry', () => {
  test('stand its neighbours, and the next few, round the end', () => {
    const { previous, next, related } = around(list, 'd')
    expect([previous?.id, next?.id, ids(related)]).toEqual(['c', 'e', 'eab'])
    expect(around(list, 'a').previous).toBeNull()
    expect(around(list, 'e').next).toBeNull()
  })

  test('close ones come first', () => {
    expect(ids(around(list, 'b', ({ id }) => id === 'a' || id === 'e').related)).toBe('eac')
  })

  test('stands nothing when it is not in the list', () => {
    expect(around(list, 'x')).toEqual({ previous: null, next: null, related: [] })
  })

  test('never stands the entry itself, nor anything twice', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), (names, number) => {
        const entries = names.map((id) => ({ id }))
        const id = names[number % names.length] ?? ''
        const related = around(entries, id).related.map((entry) => entry.id)
        expect(related).not.toContain(id)
        expect(new Set(related).size).toBe(Math.min(3, names.length - 1))
      }),
    )
  })
})

describe('groups', () => {
  test('come in the order of their names, without the empty ones, and lose nothing', () => {
    const entries = [{ kind: 'two' }, { kind: 'one', n: 1 }, { kind: 'one', n: 2 }]
    expect(groupBy(entries, ['one', 'none', 'two'], ({ kind }) => kind)).toEqual([
      { name: 'one', entries: [entries[1], entries[2]] },
      { name: 'two', entries: [entries[0]] },
    ])
  })
})
