import { expect, test } from 'vitest'
import { maxOpenOrders, reclaimableFrom, reservationEndsAt } from './reservation.ts'

const PLACED = '2026-11-21T10:00:00.000Z'

test('an unpaid order reserves its stock for as long as Stripe lets it be paid, and two minutes more', () => {
  expect(reservationEndsAt(PLACED)).toBe(Date.parse('2026-11-21T10:32:00Z'))
})

test('others may take over its stock after a quarter of an hour, sooner from a customer without a verified address', () => {
  expect(reclaimableFrom(PLACED, true)).toBe('2026-11-21T10:15:00.000Z')
  expect(reclaimableFrom(PLACED, false)).toBe('2026-11-21T10:05:00.000Z')
})

test('a customer may have five unpaid orders, one without a verified address', () => {
  expect([maxOpenOrders(true), maxOpenOrders(false)]).toEqual([5, 1])
})
