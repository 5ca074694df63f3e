import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callerKey, createMemoryLimit } from './rate-limit.ts'

test('the limit blocks until the first action is old enough', () => {
  const limit = createMemoryLimit(2, 1_000)
  expect(limit.take('a', 0)).toBe(0)
  expect(limit.take('a', 400)).toBe(0)
  expect(limit.take('a', 500)).toBe(500)
  expect(limit.take('b', 500)).toBe(0)
  expect(limit.take('a', 1_000)).toBe(0)
  expect(limit.take('a', 1_001)).toBe(399)
})

test('blocked attempts do not count', () => {
  const limit = createMemoryLimit(1, 1_000)
  limit.take('a', 0)
  for (let now = 1; now < 1_000; now += 100) expect(limit.take('a', now)).toBeGreaterThan(0)
  expect(limit.take('a', 1_000)).toBe(0)
})

test('no span has more actions than the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(400), { maxLength: 60 }), (pauses) => {
      const limit = createMemoryLimit(3, 1_000)
      const allowed: number[] = []
      let now = 0
      for (const pause of pauses) {
        now += pause
        if (limit.take('a', now) === 0) allowed.push(now)
      }
      for (const time of allowed)
        expect(allowed.filter((other) => other > time - 1_000 && other <= time).length).toBeLessThanOrEqual(3)
    }),
  )
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['10.0.0.1, 203.0.113.7', '203.0.113.7'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::3:4:5:6', '2001:db8:0:0'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['2001:db8:1:2::7', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  [null, 'unknown'],
])('%j is counted as %s', (header, name) => {
  expect(callerKey(header)).toBe(name)
})
