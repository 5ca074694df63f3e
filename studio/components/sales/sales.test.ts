import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listDays, type PaidOrder, salesByCurrency, sumSales, toIsoDay } from './sales.ts'

const DAYS = listDays('2026-03-02', 3)
const sale = (paidAt: string, payable: number, fields: Partial<PaidOrder> = {}): PaidOrder => ({
  paidAt,
  currency: 'USD',
  payable,
  missing: null,
  refunds: null,
  ...fields,
})

test('days continue across the end of a month', () => {
  expect(DAYS).toEqual(['2026-02-28', '2026-03-01', '2026-03-02'])
})

test('a time belongs to the day of the user’s time zone', () => {
  const moment = new Date('2026-03-01T22:30:00Z')
  expect([toIsoDay(moment, 'UTC'), toIsoDay(moment, 'Asia/Riyadh')]).toEqual(['2026-03-01', '2026-03-02'])
})

test('what is refunded, or given back to a gift card by a failed refund, is not sold', () => {
  const refunded = (state: 'asked' | 'made' | 'failed', amount: number, giftCardAmount: number | null) =>
    sumSales([{ payable: 1_000, missing: null, refunds: [{ state, amount, giftCardAmount }] }]).net
  expect([refunded('made', 300, 100), refunded('asked', 1_000, null), refunded('failed', 500, 50)]).toEqual([
    700, 0, 950,
  ])
})

test('sales are separate by currency, without refunds and other days', () => {
  const orders = [
    sale('2026-03-01T10:00:00Z', 1_000, { refunds: [{ state: 'made', amount: 300, giftCardAmount: null }] }),
    sale('2026-03-01T11:00:00Z', 500, { refunds: [{ state: 'failed', amount: 500, giftCardAmount: null }] }),
    sale('2026-03-02T10:00:00Z', 700, {
      currency: 'SAR',
      refunds: [{ state: 'asked', amount: 700, giftCardAmount: null }],
    }),
    sale('2026-01-01T10:00:00Z', 9_999),
  ]
  const [dollars, riyals] = salesByCurrency(orders, DAYS, 'UTC')
  expect(dollars).toMatchObject({ currency: 'USD', orders: 2, gross: 1_500, net: 1_200 })
  expect(dollars?.days.map(({ net }) => net)).toEqual([0, 1_200, 0])
  expect(riyals).toMatchObject({ currency: 'SAR', orders: 1, gross: 700, net: 0 })
})

test('what a gift card lacked was not sold', () => {
  const refunds = [{ state: 'made' as const, amount: 800, giftCardAmount: null }]
  const [dollars] = salesByCurrency(
    [sale('2026-03-01T10:00:00Z', 1_000, { missing: 200, refunds })],
    DAYS,
    'UTC',
  )
  expect(dollars).toMatchObject({ gross: 800, net: 0 })
})

test('without orders there are no sales', () => {
  expect(salesByCurrency([], DAYS, 'UTC')).toEqual([])
})

test('every order counts once, and no net amount is negative', () => {
  const anyOrder = fc.record({
    paidAt: fc.constantFrom('2026-02-28T01:00:00Z', '2026-03-01T12:00:00Z', '2026-03-02T23:00:00Z'),
    currency: fc.constantFrom('USD', 'SAR', 'JPY'),
    payable: fc.nat(1_000_000),
    missing: fc.constant(null),
    refunds: fc.array(
      fc.record({
        state: fc.constant('made' as const),
        amount: fc.nat(500_000),
        giftCardAmount: fc.constant(null),
      }),
      {
        maxLength: 3,
      },
    ),
  })
  fc.assert(
    fc.property(fc.array(anyOrder, { maxLength: 20 }), (orders) => {
      const sales = salesByCurrency(orders, DAYS, 'UTC')
      expect(sales.reduce((sum, one) => sum + one.orders, 0)).toBe(orders.length)
      expect(sales.reduce((sum, one) => sum + one.gross, 0)).toBe(
        orders.reduce((sum, one) => sum + one.payable, 0),
      )
      for (const { net, gross, days } of sales) {
        expect(net).toBeLessThanOrEqual(gross)
        expect(Math.min(...days.map((day) => day.net))).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
