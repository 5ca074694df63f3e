import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExchangeRates } from '../pricing/convert.ts'
import { priceCart, type PricedCart, type TaxedProduct } from '../pricing/price-cart.ts'
import { withPriceOf } from './variant-price.ts'

const rates: ExchangeRates = { base: 'USD', asOf: null, rates: { CNY: '7.11', SAR: '3.75' } }
const cap: TaxedProduct = {
  price: 5_626,
  currency: 'USD',
  prices: [{ currency: 'CNY', amount: 39_800 }],
  sale: null,
  taxClass: 'zero',
}

test('a variant without a difference costs what its product costs', () => {
  expect(withPriceOf(cap, { priceDifference: 0, priceDifferences: [] })).toBe(cap)
})

test('a difference is added in each currency, else the price is converted', () => {
  const cny = [{ currency: 'CNY', amount: 2_000 }]
  expect(withPriceOf(cap, { priceDifference: 300, priceDifferences: cny })).toEqual({
    ...cap,
    price: 5_926,
    prices: [{ currency: 'CNY', amount: 41_800 }],
  })
  expect(withPriceOf(cap, { priceDifference: 300, priceDifferences: [] })).toEqual({
    ...cap,
    price: 5_926,
    prices: [],
  })
})

const amount = fc.integer({ min: 1, max: 1_000_000 })
const variant = fc.record({
  priceDifference: fc.nat(100_000),
  priceDifferences: fc.constantFrom([], [{ currency: 'CNY', amount: 700 }]),
})
const sale = fc.option(
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.integer({ min: 1, max: 99 }),
    from: fc.constant(null),
    until: fc.constant(null),
  }),
)

test('the variants of a product are priced like products, and their lines add up in every currency', () => {
  const settings = { taxRates: { standard: 18, zero: 0 }, serviceCharge: 250, currency: 'USD' }
  const lines = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 3 }), variant }), { minLength: 1 })
  const product = fc.record({
    price: amount,
    currency: fc.constant('USD'),
    prices: fc.constantFrom([], [{ currency: 'CNY', amount: 39_800 }]),
    sale,
    taxClass: fc.constantFrom('standard', 'zero'),
  })
  fc.assert(
    fc.property(lines, product, fc.constantFrom('USD', 'CNY', 'SAR'), (all, base, currency) => {
      const priced: PricedCart = priceCart({
        lines: all.map((line, index) => ({
          id: String(index),
          quantity: line.quantity,
          product: withPriceOf(base, line.variant),
        })),
        settings,
        rates,
        currency,
        now: 0,
      })
      const total = priced.lines.reduce((sum, line) => sum + line.total, 0)
      expect(total).toBe(priced.subtotal - priced.discount)
      expect(priced.payable).toBe(total + priced.tax + priced.serviceCharge)
      for (const [index, line] of priced.lines.entries()) {
        const same = withPriceOf(base, all[index]?.variant ?? { priceDifference: 0, priceDifferences: [] })
        const alone = priceCart({
          lines: [{ id: 'x', quantity: 1, product: same }],
          settings,
          rates,
          currency,
          now: 0,
        })
        expect(line.unit).toBe(alone.lines[0]?.unit)
      }
    }),
  )
})
