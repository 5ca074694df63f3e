import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isVisible, nextChange, type Schedule } from './schedule.ts'

const at = (text: string) => Date.parse(text)
const campaign: Schedule = { visibleFrom: '2026-12-01T00:00:00Z', visibleUntil: '2026-12-24T00:00:00Z' }

test('a block is shown from its beginning until its end', () => {
  expect(isVisible(campaign, at('2026-11-30T23:59:59Z'))).toBe(false)
  expect(isVisible(campaign, at('2026-12-01T00:00:00Z'))).toBe(true)
  expect(isVisible(campaign, at('2026-12-24T00:00:00Z'))).toBe(false)
})

test('a block without dates is always shown, and nothing changes', () => {
  const always: Schedule = { visibleFrom: null, visibleUntil: null }
  expect(isVisible(always, 0)).toBe(true)
  expect(nextChange([always], 0)).toBe(Infinity)
})

test('what is shown stays as it is until the next change', () => {
  const moment = fc.option(
    fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString()),
  )
  const schedule = fc.record({ visibleFrom: moment, visibleUntil: moment })
  fc.assert(
    fc.property(
      fc.array(schedule),
      fc.nat(4e9),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (all, seconds, part) => {
        const now = seconds * 1000
        const change = nextChange(all, now)
        expect(change).toBeGreaterThan(now)
        const later = now + Math.min(change - now, 1e12) * part
        expect(all.map((one) => isVisible(one, later))).toEqual(all.map((one) => isVisible(one, now)))
      },
    ),
  )
})
