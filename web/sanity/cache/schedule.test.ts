import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lifeUntilNextBoundary } from './schedule.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const DAY = 86_400
const YEAR = 365 * DAY

test('lasts until the next time', () => {
  const moments = ['2026-11-21T11:59:00Z', null, '2026-11-21T12:10:00.500Z', '2026-11-21T13:00:00Z']
  expect(lifeUntilNextBoundary(moments, now)).toMatchObject({ revalidate: 601, expire: 601 })
})

test('is revalidated daily when no time is near', () => {
  expect(lifeUntilNextBoundary([null, '2026-11-20T00:00:00Z'], now)).toMatchObject({
    revalidate: DAY,
    expire: YEAR,
  })
  expect(lifeUntilNextBoundary(['2026-12-01T12:00:00Z'], now)).toMatchObject({
    revalidate: DAY,
    expire: 10 * DAY,
  })
})

test('a time seconds away keeps the page prerenderable', () => {
  expect(lifeUntilNextBoundary(['2026-11-21T12:00:00.001Z'], now)).toMatchObject({
    revalidate: 1,
    expire: 300,
  })
})

test('always expires in time', () => {
  const moment = fc.option(
    fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString()),
  )
  fc.assert(
    fc.property(fc.array(moment), fc.nat(4e9), (moments, seconds) => {
      const at = seconds * 1000
      const { revalidate, expire } = lifeUntilNextBoundary(moments, at)
      expect(revalidate).toBeGreaterThanOrEqual(1)
      expect(expire).toBeGreaterThanOrEqual(revalidate)
      const end = Math.min(
        Infinity,
        ...moments.flatMap((one) => (one ? [Date.parse(one)] : [])).filter((one) => one > at),
      )
      expect(at + revalidate * 1000).toBeLessThan(end + 1000)
      expect(at + expire * 1000).toBeLessThan(Math.max(end, at + 300_000) + 1000)
    }),
  )
})
