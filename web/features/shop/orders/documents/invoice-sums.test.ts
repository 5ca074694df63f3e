import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offer, product } from '../../checkout/compose.fixture.ts'
import { composeOrder } from '../../checkout/compose.ts'
import { discount } from '../../pricing/discount.fixture.ts'
import { invoiceSums } from './invoice-sums.ts'

test('for any order, net, taxes and service charge add up to the amount paid, and rates are separate', () => {
  const anyProduct = fc.record({
    price: fc.integer({ min: 1, max: 500_000 }),
    taxClass: fc.constantFrom('standard', 'reduced', 'zero'),
    quantity: fc.integer({ min: 1, max: 3 }),
    off: fc.integer({ min: 0, max: 90 }),
  })
  fc.assert(
    fc.property(
      fc.array(anyProduct, { minLength: 1, maxLength: 6 }),
      fc.nat(500),
      fc.integer({ min: 0, max: 99 }),
      fc.boolean(),
      (products, serviceCharge, percent, pricesIncludeTax) => {
        const shop = offer(
          ...products.map(({ price, taxClass, off }, index) => {
            const sale =
              off === 0 ? null : { kind: 'percent' as const, percent: off, from: null, until: null }
            return product(String(index), { price, taxClass, sale })
          }),
        )
        const taxRates = { standard: 18, reduced: 5 }
        const items = products.map(({ quantity }, index) => ({ productId: String(index), quantity }))
        const composed = composeOrder(
          { items, currency: 'USD', codes: [] },
          {
            ...shop,
            settings: { ...shop.settings, taxRates, pricesIncludeTax, serviceCharge },
            discounts: percent === 0 ? [] : [discount({ kind: 'percent', percent })],
          },
        )
        if (!composed.ok) throw new Error(composed.error.kind)
        const { totals } = composed.value
        const sums = invoiceSums({ state: 'paid', ...composed.value })
        const { subtotal, saleDiscount, net, taxes } = sums
        const discounts = (composed.value.discounts ?? []).reduce((all, { amount }) => all + amount, 0)
        const tax = taxes.reduce((all, { amount }) => all + amount, 0)
        expect({ subtotal, discount: saleDiscount }).toEqual({
          subtotal: totals.subtotal,
          discount: totals.discount,
        })
        expect(subtotal - saleDiscount - discounts).toBe(pricesIncludeTax ? net + tax : net)
        expect(net + tax + totals.serviceCharge).toBe(totals.payable)
        expect(taxes.reduce((all, one) => all + one.net, 0)).toBe(net)
        expect(new Set(taxes.map(({ percent }) => percent)).size).toBe(taxes.length)
      },
    ),
  )
})

test('an order from before rates were stored has its tax in one row', () => {
  const order = {
    state: 'paid' as const,
    lines: [{ fullUnit: 100, unit: 100, quantity: 2, total: 200 }],
    totals: { tax: 36, serviceCharge: 0, payable: 236 },
  }
  expect(invoiceSums(order)).toEqual({
    subtotal: 200,
    saleDiscount: 0,
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

test('a rate at which nothing was charged is not listed', () => {
  const order = {
    state: 'paid' as const,
    lines: [{ fullUnit: 100, unit: 100, quantity: 2, total: 200 }],
    delivery: { price: 0 },
    totals: { tax: 36, serviceCharge: 0, payable: 236 },
    taxes: [
      { percent: 0, net: 0, amount: 0 },
      { percent: 18, net: 200, amount: 36 },
    ],
  }
  expect(invoiceSums(order).taxes).toEqual([{ percent: 18, net: 200, amount: 36 }])
})

test('a discount on delivery reduces the net, and what a gift card could not pay the balance', () => {
  const order = {
    state: 'paid' as const,
    lines: [{ fullUnit: 100, unit: 100, quantity: 2, total: 200 }],
    delivery: { price: 50, discount: 20 },
    totals: { tax: 0, serviceCharge: 0, payable: 230 },
    giftCard: { document: 'giftCard.1', ending: '2468', amount: 100, missing: 30 },
  }
  expect(invoiceSums(order)).toMatchObject({ net: 230, balance: 200 })
})

test('successful refunds are listed, requested and failed ones are not', () => {
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

test('an order that was refunded by refunds lists these only; without tax its rate is zero', () => {
  const at = '2026-11-21T10:00:00Z'
  const order = {
    state: 'refunded' as const,
    lines: [{ fullUnit: 100, unit: 100, quantity: 3, total: 300 }],
    totals: { tax: 0, serviceCharge: 0, payable: 300 },
    refunds: [{ state: 'made' as const, amount: 300, at }],
  }
  expect(invoiceSums(order)).toEqual({
    subtotal: 300,
    saleDiscount: 0,
    net: 300,
    taxes: [{ percent: 0, net: 300, amount: 0 }],
    refunds: [{ amount: 300, at }],
    balance: 0,
  })
})
