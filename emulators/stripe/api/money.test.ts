import fc from 'fast-check'
import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { formatMoney } from '../currencies.ts'
import { getRetryDelay } from '../webhooks/deliverer.ts'
import { requireChargeable, requireRounded } from './money.ts'
import { calculateTax } from './tax-rates.ts'

const rate = (percentage: number, inclusive: boolean) => ({ percentage, inclusive }) as Stripe.TaxRate

test('amounts have the decimals of their currency, however large they are', () => {
  expect(formatMoney(5, 'usd', 'en')).toBe('$0.05')
  expect(formatMoney(99_999_999, 'jpy', 'en')).toBe('¥99,999,999')
  expect(formatMoney(1_010, 'kwd', 'en').replace(/\s/u, ' ')).toBe('KWD 1.010')
})

test('tax is rounded half up, and inclusive tax is the share within the amount', () => {
  expect(calculateTax(25, rate(10, false))).toBe(3)
  expect(calculateTax(1180, rate(18, true))).toBe(180)
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (amount, share) => {
        const percentage = share / 10_000
        const exact = (amount * percentage) / 100
        expect(Math.abs(calculateTax(amount, rate(percentage, false)) - exact)).toBeLessThanOrEqual(0.5001)
        expect(calculateTax(amount, rate(percentage, true))).toBeLessThanOrEqual(amount)
      },
    ),
  )
})

test('amounts that cards do not accept are rejected', () => {
  expect(() => requireRounded(1_005, 'kwd', 'unit_amount')).toThrow('three decimals')
  expect(() => requireRounded(1_005, 'usd', 'unit_amount')).not.toThrow()
  expect(() => requireRounded(1_050, 'isk', 'unit_amount')).toThrow('nearest hundred')
  expect(() => requireRounded(1_100, 'ugx', 'unit_amount')).not.toThrow()
  expect(() => requireChargeable(49, 'usd', 'It')).toThrow('at least $0.50')
  expect(() => requireChargeable(100_000_000, 'usd', 'It')).toThrow('no more than')
  expect(() => requireChargeable(100_000_000, 'idr', 'It')).not.toThrow()
})

test('retry intervals double up to five minutes and end after three days', () => {
  expect([1, 2, 3, 4].map(getRetryDelay)).toEqual([1_000, 2_000, 4_000, 8_000])
  expect(getRetryDelay(100)).toBe(300_000)
  expect(getRetryDelay(900)).toBeNull()
})
