import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countDown, type Remaining, remaining } from './remaining.ts'

const TARGET = Date.parse('2027-03-01T09:00:00Z')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the units add up to the remaining time, rounded up to a second', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (milliseconds) => {
      const left = remaining(TARGET, TARGET - milliseconds)
      expect(left).not.toBeNull()
      const { days, hours, minutes, seconds } = left as Remaining
      expect(hours).toBeLessThan(24)
      expect(minutes).toBeLessThan(60)
      expect(seconds).toBeLessThan(60)
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(milliseconds / 1000))
    }),
  )
})

test('returns null at the target and after it', () => {
  expect(remaining(TARGET, TARGET)).toBeNull()
  expect(remaining(TARGET, TARGET + 1)).toBeNull()
})

test('reports every second until the end', () => {
  vi.setSystemTime(TARGET - 2400)
  const seen: (number | null)[] = []
  countDown(TARGET, (left) => seen.push(left?.seconds ?? null))
  vi.advanceTimersByTime(10_000)
  expect(seen).toEqual([3, 2, 1, null])
  expect(vi.getTimerCount()).toBe(0)
})

test('can be stopped', () => {
  vi.setSystemTime(TARGET - 60_000)
  countDown(TARGET, () => undefined)()
  expect(vi.getTimerCount()).toBe(0)
})
