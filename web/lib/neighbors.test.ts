import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findNeighbors } from './neighbors.ts'

const list = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))
const ids = (entries: { id: string }[]) => entries.map(({ id }) => id).join('')

test('returns previous, next, and the following entries in a circle', () => {
  const { previous, next, related } = findNeighbors(list, 'd')
  expect([previous?.id, next?.id, ids(related)]).toEqual(['c', 'e', 'eab'])
  expect(findNeighbors(list, 'a').previous).toBeNull()
  expect(findNeighbors(list, 'e').next).toBeNull()
})

test('sorts matching entries first', () => {
  expect(ids(findNeighbors(list, 'b', ({ id }) => id === 'a' || id === 'e').related)).toBe('eac')
})

test('returns nothing for an unknown entry', () => {
  expect(findNeighbors(list, 'x')).toEqual({ previous: null, next: null, related: [] })
})

test('never returns the entry itself or duplicates', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), (names, number) => {
      const entries = names.map((id) => ({ id }))
      const id = names[number % names.length] ?? ''
      const related = findNeighbors(entries, id).related.map((entry) => entry.id)
      expect(related).not.toContain(id)
      expect(new Set(related).size).toBe(Math.min(3, names.length - 1))
    }),
  )
})
