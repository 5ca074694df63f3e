import { expect, test } from 'vitest'
import { ProjectionCache } from './projections.ts'

/** Four of these fit. */
const TEXT = 'x'.repeat(5_900_000)

test('a projection makes room by dropping those that were used least recently', () => {
  const cache = new ProjectionCache()
  for (const key of ['a', 'b', 'c', 'd']) cache.rows(key).set(0, TEXT)
  cache.rows('a')
  cache.rows('e').set(0, TEXT)
  const kept = ['a', 'b', 'c', 'd', 'e'].filter((key) => cache.rows(key).get(0) !== undefined)
  expect(kept).toEqual(['a', 'c', 'd', 'e'])
})

test('a projection that is too large keeps its first rows', () => {
  const cache = new ProjectionCache()
  const rows = cache.rows('a')
  for (let row = 0; row < 6; row += 1) rows.set(row, TEXT)
  expect([0, 1, 2, 3, 4, 5].filter((row) => rows.get(row) !== undefined)).toEqual([0, 1, 2, 3])
  cache.delete(2)
  rows.set(5, TEXT)
  expect([rows.get(2), rows.get(5)]).toEqual([undefined, TEXT])
})

test('weighs nothing once everything is deleted', () => {
  const cache = new ProjectionCache()
  cache.rows('a').set(3, 'one')
  cache.rows('b').set(3, 'two')
  cache.delete(3)
  expect(cache.weight).toBe(0)
  cache.rows('a').set(1, 'one')
  cache.clear()
  expect([cache.weight, cache.rows('a').get(1)]).toEqual([0, undefined])
})
