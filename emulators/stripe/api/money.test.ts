import fc from 'fast-check'
import { expect, test } from 'vitest'
import type Stripe from 'stripe'
import { moneyText } from '../currencies.ts'
import { pauseAfter } from '../webhooks/backoff.ts'
import { requireChargeable, requireRounded } from './money.ts'
import { taxOf } from './tax-rates.ts'

const rate = (percentage: number, inclusive: boolean) => ({ percentage, inclusive }) as Stripe.TaxRate

test('money is written with the decimals of its currency, however large', () => {
  expect(moneyText(5, 'usd', 'en')).toBe('$0.05')
  expect(moneyText(99_999_999, 'jpy', 'en')).toBe('¥99,999,999')
  expect(moneyText(1_010, 'kwd', 'en').replace(/\s/u, ' ')).toBe('KWD 1.010')
})

test('tax is rounded half up, and an inclusive one is the share within', () => {
  expect(taxOf(25, rate(10, false))).toBe(3)
  expect(taxOf(1180, rate(18, true))).toBe(180)
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (amount, share) => {
        const percentage = share / 10_000
        const exact = (amount * percentage) / 100
        expect(Math.abs(taxOf(amount, rate(percentage, false)) - exact)).toBeLessThanOrEqual(0.5001)
        expect(taxOf(amount, rate(percentage, true))).toBeLessThanOrEqual(amount)
      },
    ),
  )
})

test('what cards do not take is refused', () => {
  expect(() => requireRounded(1_005, 'kwd', 'unit_amount')).toThrow('three decimals')
  expect(() => requireRounded(1_005, 'usd', 'unit_amount')).not.toThrow()
  expect(() => requireChargeable(49, 'usd', 'It')).toThrow('at least $0.50')
  expect(() => requireChargeable(100_000_000, 'usd', 'It')).toThrow('no more than')
})

test('pauses double up to five minutes, and end after three days', () => {
  expect([1, 2, 3, 4].map(pauseAfter)).toEqual([1_000, 2_000, 4_000, 8_000])
  expect(pauseAfter(100)).toBe(300_000)
  expect(pauseAfter(900)).toBeNull()
})
