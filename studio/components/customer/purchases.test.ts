import { expect, test } from 'vitest'
import { sumPurchases } from './purchases.ts'

const order = (currency: string, payable: number, fields: object = {}) => ({
  currency,
  payable,
  paidAt: '2026-11-21T10:00:00Z',
  missing: null,
  refunds: null,
  ...fields,
})

test('paid orders are summed by currency, with what refunds and failed refunds gave back', () => {
  const orders = [
    order('SAR', 9_000),
    order('USD', 1_000, { refunds: [{ state: 'made' as const, amount: 300, giftCardAmount: 100 }] }),
    order('USD', 500, { refunds: [{ state: 'failed' as const, amount: 500, giftCardAmount: 50 }] }),
    order('USD', 700, { refunds: [{ state: 'asked' as const, amount: 700, giftCardAmount: null }] }),
    order('EUR', 9_999, { paidAt: null }),
  ]
  expect(sumPurchases(orders)).toEqual([
    { currency: 'USD', orders: 3, paid: 2_200, refunded: 1_050 },
    { currency: 'SAR', orders: 1, paid: 9_000, refunded: 0 },
  ])
})

test('what a gift card lacked was not paid', () => {
  expect(sumPurchases([order('USD', 1_000, { missing: 200 })])[0]?.paid).toBe(800)
})

test('a customer who has paid nothing bought nothing', () => {
  expect(sumPurchases([order('USD', 100, { paidAt: null })])).toEqual([])
})
