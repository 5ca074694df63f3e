import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTagExpiries } from './tag-expiries.ts'

/** A record of expired tags and the clock that it reads. */
function setUp() {
  const time = { now: 1_000 }
  return { time, expiries: createTagExpiries(() => time.now) }
}

test('a tag expires at the moment it is marked, others do not', () => {
  const { expiries } = setUp()
  expiries.expire(['menu'])
  expect(expiries.latest(['service', 'menu'])).toBe(1_000)
  expect(expiries.latest(['service'])).toBe(0)
  expect(expiries.latest([])).toBe(0)
})

test('everything can expire at once, whatever its tags', () => {
  const { expiries, time } = setUp()
  expiries.expire(['menu'])
  time.now = 2_000
  expiries.expireEverything()
  expect(expiries.latest(['menu'])).toBe(2_000)
  expect(expiries.latest([])).toBe(2_000)
})

test('whatever is marked, in whatever order, is never forgotten', () => {
  const step = fc.oneof(
    fc.record({ tags: fc.array(fc.constantFrom('a', 'b', 'c')) }),
    fc.record({ everything: fc.constant(true) }),
  )
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const { expiries, time } = setUp()
      const last = new Map<string, number>()
      for (const one of steps) {
        time.now += 1
        const tags = 'tags' in one ? one.tags : ['a', 'b', 'c']
        if ('tags' in one) expiries.expire(one.tags)
        else expiries.expireEverything()
        for (const tag of tags) last.set(tag, time.now)
      }
      for (const [tag, at] of last) expect(expiries.latest([tag])).toBeGreaterThanOrEqual(at)
    }),
  )
})

test('with very many tags, forgetting some expires all', () => {
  const { expiries } = setUp()
  expiries.expire(['menu'])
  for (let part = 0; part < 10; part += 1) {
    expiries.expire(Array.from({ length: 10_000 }, (_, index) => `tag ${part} ${index}`))
  }
  expect(expiries.latest(['menu'])).toBe(1_000)
  expect(expiries.latest(['never marked'])).toBe(1_000)
})
