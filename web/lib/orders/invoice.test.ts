import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeOrder } from './compose.ts'
import { invoiceSums } from './invoice.ts'

test('whatever is bought, net, taxes and service charge add up to what was paid, and rates are never mixed', () => {
  const anyGood = fc.record({
    price: fc.integer({ min: 1, max: 500_000 }),
    taxClass: fc.constantFrom('standard', 'reduced', 'zero'),
    quantity: fc.integer({ min: 1, max: 3 }),
    off: fc.integer({ min: 0, max: 90 }),
  })
  fc.assert(
    fc.property(fc.array(anyGood, { minLength: 1, maxLength: 6 }), fc.nat(500), (goods, serviceCharge) => {
      const offered = goods.map(({ price, taxClass, off }, index) => ({
        number: String(index),
        documentId: `product-${index}`,
        title: `Good ${index}`,
        kind: 'physical' as const,
        available: null,
        price,
        currency: 'USD',
        prices: [],
        sale: off === 0 ? null : { kind: 'percent' as const, percent: off, from: null, until: null },
        taxClass,
      }))
      const composed = composeOrder(
        {
          items: goods.map(({ quantity }, index) => ({ productId: String(index), quantity })),
          currency: 'USD',
        },
        {
          goods: offered,
          settings: {
            taxRates: { standard: 18, reduced: 5 },
            serviceCharge,
            currency: 'USD',
            payingCurrencies: ['USD'],
          },
          rates: { base: 'USD', asOf: null, rates: {} },
          now: 0,
        },
      )
      if (!composed.ok) throw new Error(composed.fault.kind)
      const { totals } = composed.value
      const { net, taxes } = invoiceSums({ state: 'paid', ...composed.value })
      const tax = taxes.reduce((all, { amount }) => all + amount, 0)
      expect(net + tax + totals.serviceCharge).toBe(totals.payable)
      expect(taxes.reduce((all, one) => all + one.net, 0)).toBe(net)
      expect(new Set(taxes.map(({ percent }) => percent)).size).toBe(taxes.length)
    }),
  )
})

test('an order of before rates were kept has its tax in one line', () => {
  const order = {
    state: 'paid' as const,
    lines: [{ fullUnit: 100, unit: 100, quantity: 2, total: 200 }],
    totals: { tax: 36, serviceCharge: 0, payable: 236 },
  }
  expect(invoiceSums(order)).toEqual({
    net: 200,
    taxes: [{ percent: null, net: 200, amount: 36 }],
    refunds: [],
    balance: 236,
  })
  expect(invoiceSums({ ...order, state: 'refunded' })).toMatchObject({
    refunds: [{ amount: 236, at: null }],
    balance: 0,
  })
})

test('money that went back is listed, and money that is only asked for or came to nothing is not', () => {
  const at = '2026-11-21T10:00:00Z'
  const order = {
    state: 'paid' as const,
    lines: [{ fullUnit: 100, unit: 100, quantity: 3, total: 300 }],
    totals: { tax: 0, serviceCharge: 0, payable: 300 },
    refunds: [
      { state: 'made' as const, amount: 100, at },
      { state: 'asked' as const, amount: 50, at },
      { state: 'failed' as const, amount: 70, at },
    ],
  }
  expect(invoiceSums(order)).toMatchObject({ refunds: [{ amount: 100, at }], balance: 200 })
})
