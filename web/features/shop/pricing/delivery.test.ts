import { describe, expect, test } from 'vitest'
import type { DeliveryPrice } from './delivery.ts'
import { discount } from './discount.fixture.ts'
import { type CartToPrice, priceCart } from './price-cart.ts'

const express: DeliveryPrice = { price: 1_200, freeFrom: 20_000, currency: 'USD', taxClass: 'standard' }
const free = discount({ kind: 'freeDelivery' }, { code: 'SHIPFREE' })
const tenPercent = discount({ kind: 'percent', percent: 10 }, { id: 'discount.2', code: 'SHIPFREE' })
const cart = (price: number, more: Partial<CartToPrice> = {}) =>
  priceCart({
    lines: [
      {
        id: 'a',
        quantity: 1,
        product: { price, currency: 'USD', prices: [], sale: null, taxClass: 'standard' },
      },
    ],
    settings: { taxRates: { standard: 18, zero: 0 }, serviceCharge: 0, currency: 'USD' },
    rates: { base: 'USD', asOf: null, rates: { SAR: '3.75', KWD: '0.307' } },
    currency: 'USD',
    now: 0,
    delivery: express,
    ...more,
  })

test('delivery is added and taxed by its class', () => {
  expect(cart(10_000)).toMatchObject({ subtotal: 10_000, delivery: 1_200, tax: 2_016, payable: 13_216 })
  const untaxed = { ...express, taxClass: 'zero' }
  expect(cart(10_000, { delivery: untaxed })).toMatchObject({ tax: 1_800, payable: 13_000 })
})

test('nothing is added without delivery', () => {
  expect(cart(10_000, { delivery: null })).toMatchObject({ delivery: 0, payable: 11_800, complete: true })
})

test.each([
  [19_999, 1_200],
  [20_000, 0],
])('for line items of %i it costs %i', (price, amount) => {
  expect(cart(price).delivery).toBe(amount)
  expect(cart(price, { delivery: { ...express, freeFrom: null } }).delivery).toBe(1_200)
})

test('the amount from which it is free counts after discounts', () => {
  expect(cart(21_000, { discounts: [tenPercent] }).delivery).toBe(1_200)
})

test('it is converted to what can be paid in the currency, or cannot be paid in it', () => {
  expect(cart(10_000, { currency: 'SAR' })).toMatchObject({ delivery: 4_500, isConverted: true })
  expect(cart(10_000, { currency: 'KWD' }).delivery).toBe(3_680)
  expect(cart(10_000, { delivery: { ...express, currency: 'ZZZ' } })).toMatchObject({
    complete: false,
    isDeliveryPriced: false,
  })
  expect(cart(10_000, { delivery: express }).isDeliveryPriced).toBe(true)
})

describe('a discount of free delivery', () => {
  test('takes off delivery and its tax, and nothing of the line items', () => {
    const priced = cart(10_000, { discounts: [free] })
    expect(priced).toMatchObject({ delivery: 1_200, deliveryDiscount: 1_200, tax: 1_800, payable: 11_800 })
    expect(priced.discounts.map(({ amount }) => amount)).toEqual([1_200])
    expect(priced.lines[0]?.discount).toBe(0)
  })

  test('combines with others', () => {
    const { discounts, payable } = cart(10_000, { discounts: [free, tenPercent] })
    expect(discounts.map(({ amount }) => amount)).toEqual([1_000, 1_200])
    expect(payable).toBe(10_620)
  })

  test.each([
    ['where nothing is shipped', { delivery: null }],
    ['where delivery is free', { delivery: { ...express, price: 0 } }],
  ])('says that it does not apply %s', (_name, more) => {
    expect(cart(10_000, { ...more, discounts: [free] }).refused).toMatchObject([{ error: 'delivery' }])
  })
})
