import { expect, test } from 'vitest'
import { discountText } from './discounts.ts'

const now = new Date('2026-11-25T12:00:00Z')

test.each([
  [{ kind: 'percent', percent: 10 }, '10% off'],
  [{ kind: 'percent' }, 'No percentage'],
  [{ kind: 'amount', amount: 500, currency: 'USD' }, '5.00 USD off'],
  [{ kind: 'amount', currency: 'USD' }, 'No amount'],
  [{ kind: 'buyXGetY', buy: 2, get: 1, percent: 100 }, 'Buy 2, get 1 free'],
  [{ kind: 'buyXGetY', buy: 2, get: 1, percent: 50 }, 'Buy 2, get 1 at 50% off'],
  [{ kind: 'buyXGetY', buy: 2, percent: 50 }, 'Numbers are missing'],
  [{ kind: 'freeDelivery' }, 'Free delivery'],
  [{ kind: 'percent', percent: 10, until: '2026-11-25T12:00:00Z' }, '10% off · ended'],
  [{ kind: 'percent', percent: 10, from: '2026-12-01T00:00:00' }, '10% off · from 2026-12-01'],
] as const)('%o is listed as “%s”', (discount, text) => {
  expect(discountText(discount, now)).toBe(text)
})
