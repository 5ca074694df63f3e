import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCY_CODES, payableStep } from '#schemas/shared/currencies.ts'
import { reducedPrice } from '#schemas/shared/sale.ts'
import { convert } from './convert.ts'
import type { Discount } from './discount.ts'
import { type CartToPrice, type LineToPrice, priceCart, type TaxedProduct, unitPrice } from './price-cart.ts'
import { activeSale, ownPrice } from './sale.ts'
import { SAMPLE_RATES } from './sample-rates.fixture.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const always = { from: null, until: null }
const rates = SAMPLE_RATES
const settings = { taxRates: { standard: 18, zero: 0 }, serviceCharge: 0, currency: 'USD' }
const product = (price: number, more: Partial<TaxedProduct> = {}): TaxedProduct => ({
  price,
  currency: 'USD',
  prices: [],
  sale: null,
  taxClass: 'standard',
  ...more,
})
const cart = (lines: LineToPrice[], more: Partial<CartToPrice> = {}) =>
  priceCart({ lines, settings, rates, currency: 'USD', now: NOW, ...more })

describe('the calculation of the demo shop', () => {
  test('is the total minus the discount plus 18 percent tax', () => {
    const priced = cart([
      {
        id: '1030',
        quantity: 1,
        product: product(21_500, { sale: { kind: 'percent', percent: 20, ...always } }),
      },
      { id: '1031', quantity: 1, product: product(10_300) },
      { id: '1032', quantity: 1, product: product(10_300) },
    ])
    expect(priced).toMatchObject({ subtotal: 42_100, discount: 4_300, tax: 6_804, payable: 44_604 })
  })

  test('a flat discount applies to each unit', () => {
    const sale = { kind: 'amount', amount: 500, ...always } as const
    const priced = cart([{ id: '1030', quantity: 3, product: product(21_500, { sale }) }])
    expect(priced).toMatchObject({ subtotal: 64_500, discount: 1_500, tax: 11_340, payable: 74_340 })
  })
})

test('a line shows its regular price, its discount and the price after it', () => {
  const sale = { kind: 'percent', percent: 20, ...always } as const
  expect(cart([{ id: 'a', quantity: 2, product: product(1_000, { sale }) }]).lines).toEqual([
    { id: 'a', quantity: 2, fullUnit: 1_000, unitDiscount: 200, unit: 800, total: 1_600, discount: 0 },
  ])
})

test('a sale that has not begun costs nothing less', () => {
  const sale = { kind: 'percent', percent: 20, from: '2026-11-22T00:00:00Z', until: null } as const
  expect(cart([{ id: 'a', quantity: 1, product: product(1_000, { sale }) }])).toMatchObject({
    subtotal: 1_000,
    discount: 0,
  })
})

test('the products of the small shop and unknown tax classes are not taxed', () => {
  const lines = ['zero', 'unheard-of', '__proto__'].map((taxClass) => ({
    id: taxClass,
    quantity: 1,
    product: product(418, { taxClass }),
  }))
  expect(cart(lines)).toMatchObject({ tax: 0, payable: 1_254 })
})

test('tax is rounded once per class, not per line', () => {
  const lines = Array.from({ length: 4 }, (_, index) => ({
    id: String(index),
    quantity: 1,
    product: product(3),
  }))
  expect(cart(lines).tax).toBe(2)
})

test.each([
  ['converted', product(1_235, { currency: 'KWD' }), 1_240],
  ['set by hand', product(99, { prices: [{ currency: 'KWD', amount: 1_234 }] }), 1_230],
  ['too small for a coin', product(1, { currency: 'KWD' }), 10],
])('a price in dinars that is %s is rounded to ten fils, and so is its tax', (_name, dear, unit) => {
  const priced = cart([{ id: 'a', quantity: 1, product: dear }], { currency: 'KWD' })
  expect(priced.lines[0]?.unit).toBe(unit)
  expect(priced.tax).toBe(Math.round((unit * 0.18) / 10) * 10)
})

test('a tax of seven and a half percent is exact', () => {
  const taxed = { ...settings, taxRates: { standard: 7.5 } }
  expect(cart([{ id: 'a', quantity: 1, product: product(1_020) }], { settings: taxed }).tax).toBe(77)
})

test('a tax rate that is no plain decimal taxes nothing', () => {
  const taxed = { ...settings, taxRates: { standard: -5 } }
  expect(cart([{ id: 'a', quantity: 1, product: product(1_000) }], { settings: taxed })).toMatchObject({
    tax: 0,
    payable: 1_000,
  })
})

test('an explicit price replaces the converted one, with its discount', () => {
  const prices = [{ currency: 'SAR', amount: 80_000 }]
  const percent = { kind: 'percent', percent: 20, ...always } as const
  const amount = { kind: 'amount', amount: 1_500, ...always } as const
  const unit = (sale: TaxedProduct['sale']) =>
    cart([{ id: 'a', quantity: 1, product: product(21_500, { prices, sale }) }], { currency: 'SAR' }).lines[0]
      ?.unit
  expect(unit(null)).toBe(80_000)
  expect(unit(percent)).toBe(64_000)
  expect(unit(amount)).toBe(80_000 - 5_625)
})

test('a line without an exchange rate is left out', () => {
  const lines = [
    { id: 'known', quantity: 1, product: product(100, { taxClass: 'zero' }) },
    { id: 'unknown', quantity: 1, product: product(100, { currency: 'XAU', taxClass: 'zero' }) },
  ]
  expect(cart(lines)).toMatchObject({ lines: [{ id: 'known' }], payable: 100, complete: false })
})

test('a discount without an exchange rate leaves its line out, also if the price was set by hand', () => {
  const sale = { kind: 'amount', amount: 50, ...always } as const
  const prices = [{ currency: 'USD', amount: 300 }]
  const priced = (off: TaxedProduct['sale']) =>
    cart([{ id: 'a', quantity: 1, product: product(100, { currency: 'XAU', prices, sale: off }) }])
  expect(priced(sale)).toMatchObject({ lines: [], payable: 0, complete: false })
  expect(priced(null)).toMatchObject({ subtotal: 300, complete: true })
})

test('the price of one unit is that of its line; null without an exchange rate', () => {
  const sale = { kind: 'percent', percent: 20, ...always } as const
  const payment = { rates, currency: 'SAR', now: NOW }
  expect(unitPrice(product(1_000, { sale }), payment)).toBe(3_000)
  expect(unitPrice(product(1_000, { currency: 'XAU' }), payment)).toBeNull()
})

test('a total that numbers cannot hold exactly is an error, not a wrong total', () => {
  const lines = [{ id: 'a', quantity: 2, product: product(Number.MAX_SAFE_INTEGER, { taxClass: 'zero' }) }]
  expect(() => cart(lines)).toThrow(RangeError)
})

test('a service charge is converted and added', () => {
  const charged = { ...settings, serviceCharge: 200 }
  const lines = [{ id: 'a', quantity: 1, product: product(1_000, { taxClass: 'zero' }) }]
  expect(cart(lines, { settings: charged, currency: 'SAR' })).toMatchObject({
    serviceCharge: 750,
    payable: 4_500,
    complete: true,
  })
  expect(cart(lines, { settings: { ...charged, currency: 'XAU' } }).complete).toBe(false)
})

test('a cart is converted only if an exchange rate was used', () => {
  const off = { kind: 'amount', amount: 100, ...always } as const
  const prices = [{ currency: 'SAR', amount: 4_000 }]
  const isConverted = (currency: string, fields: Partial<TaxedProduct> = {}, serviceCharge = 0) =>
    cart([{ id: 'a', quantity: 1, product: product(1_000, fields) }], {
      currency,
      settings: { ...settings, serviceCharge },
    }).isConverted
  expect(isConverted('USD', {}, 200)).toBe(false)
  expect(isConverted('USD', { sale: off })).toBe(false)
  expect(isConverted('SAR')).toBe(true)
  expect(isConverted('SAR', { prices }), 'a price set by hand').toBe(false)
  expect(isConverted('SAR', { prices, sale: off }), 'its discount is converted').toBe(true)
  expect(isConverted('SAR', { prices }, 200), 'the service charge is converted').toBe(true)
  const both = [product(1_000, { prices }), product(1_000)].map((one, id) => ({
    id: `${id}`,
    quantity: 1,
    product: one,
  }))
  expect(cart(both, { currency: 'SAR' }).isConverted, 'one of two lines').toBe(true)
})

test('a converted amount or a converted delivery is said of the cart', () => {
  const prices = [{ currency: 'SAR', amount: 4_000 }]
  const delivery = { price: 500, freeFrom: null, currency: 'USD', taxClass: 'zero' }
  const off: Discount = {
    id: 'discount.1',
    title: 'Off',
    code: null,
    lines: null,
    minimum: null,
    currency: 'USD',
    kind: 'amount',
    amount: 100,
    from: null,
    until: null,
    isCombinable: true,
    exhausted: null,
  }
  const isConverted = (more: Partial<CartToPrice>) =>
    cart([{ id: 'a', quantity: 1, product: product(1_000, { prices }) }], { currency: 'SAR', ...more })
      .isConverted
  expect(isConverted({ discounts: [off] })).toBe(true)
  expect(isConverted({ discounts: [{ ...off, currency: 'SAR' }] })).toBe(false)
  expect(isConverted({ discounts: [{ ...off, kind: 'percent', percent: 10 }] })).toBe(false)
  expect(isConverted({ delivery })).toBe(true)
  expect(isConverted({ delivery: { ...delivery, currency: 'SAR' } })).toBe(false)
  expect(isConverted({ delivery: { ...delivery, price: 0 } })).toBe(false)
})

const currency = fc.constantFrom(...CURRENCY_CODES)
const amount = fc.integer({ min: 1, max: 10 ** 9 })
const sale = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 99 }) }),
    fc.record({ kind: fc.constant('amount' as const), amount }),
  ),
)
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  product: fc.record({
    price: amount,
    currency,
    prices: fc.uniqueArray(fc.record({ currency, amount }), { selector: (price) => price.currency }),
    sale: sale.map((off) => off && { ...off, ...always }),
    taxClass: fc.constantFrom('standard', 'zero', 'reduced'),
  }),
})
const anyCart = fc.record({
  lines: fc.array(line, { maxLength: 12 }).map((lines) => lines.map((one, id) => ({ ...one, id: `${id}` }))),
  settings: fc.record({
    taxRates: fc.record({ standard: fc.constantFrom(18, 5, 7.25, 0), zero: fc.constant(0) }),
    serviceCharge: fc.integer({ min: 0, max: 10_000 }),
    currency,
  }),
  rates: fc.constant(rates),
  currency,
  now: fc.constant(NOW),
})

/** Every number somewhere in a value. */
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(numbersIn)
      : []

describe('for any cart', () => {
  test('amounts are non-negative integers', () => {
    fc.assert(
      fc.property(anyCart, (toPrice) => {
        const { taxes, ...priced } = priceCart(toPrice)
        const amounts = numbersIn([priced, taxes.map((tax) => tax.amount)])
        expect(amounts.every((number) => Number.isSafeInteger(number) && number >= 0)).toBe(true)
      }),
    )
  })

  test('the order of lines does not matter', () => {
    const shuffled = anyCart.chain((toPrice) =>
      fc
        .shuffledSubarray(toPrice.lines, { minLength: toPrice.lines.length })
        .map((lines) => [toPrice, lines] as const),
    )
    fc.assert(
      fc.property(shuffled, ([toPrice, lines]) => {
        const byId = (cart: CartToPrice) => {
          const priced = priceCart(cart)
          return { ...priced, lines: priced.lines.sort((one, other) => one.id.localeCompare(other.id)) }
        }
        expect(byId({ ...toPrice, lines })).toEqual(byId(toPrice))
      }),
    )
  })

  test('every amount is payable in its currency', () => {
    fc.assert(
      fc.property(anyCart, (toPrice) => {
        const { lines, tax, serviceCharge, payable } = priceCart(toPrice)
        const step = payableStep(toPrice.currency)
        const parts = [
          ...lines.flatMap(({ fullUnit, unit }) => [fullUnit, unit]),
          tax,
          serviceCharge,
          payable,
        ]
        expect(parts.map((part) => part % step)).toEqual(parts.map(() => 0))
      }),
    )
  })

  test('the totals add up from the displayed lines', () => {
    fc.assert(
      fc.property(anyCart, (toPrice) => {
        const priced = priceCart(toPrice)
        const shown = priced.lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0)
        expect(priced.lines.map(({ total }) => total)).toEqual(
          priced.lines.map(({ unit, quantity }) => unit * quantity),
        )
        expect(priced.subtotal - priced.discount).toBe(shown)
        expect(priced.payable).toBe(shown + priced.tax + priced.serviceCharge)
      }),
    )
  })

  test('product page and cart show the same price in the product’s own currency', () => {
    fc.assert(
      fc.property(anyCart, (toPrice) => {
        for (const { product: own } of toPrice.lines) {
          const [unit] = cart([{ id: 'a', quantity: 1, product: own }], { currency: own.currency }).lines
          expect(ownPrice(own, NOW)).toEqual({ full: unit?.fullUnit, reduced: unit?.unit })
        }
      }),
    )
  })

  test('a converted unit is the sale price, converted', () => {
    fc.assert(
      fc.property(anyCart, (toPrice) => {
        for (const { id, unit } of priceCart(toPrice).lines) {
          const found = toPrice.lines.find((candidate) => candidate.id === id)
          if (!found || found.product.prices.some((price) => price.currency === toPrice.currency)) continue
          const { price, sale: off, currency: own } = found.product
          const step = payableStep(toPrice.currency)
          const active = activeSale(off, NOW)
          const paid = active ? reducedPrice(price, active) : price
          const exact = convert(paid, own, toPrice.currency, rates) ?? NaN
          // Rounded once, so it may stand half a minor unit and half a step away.
          if (step === 1) expect(unit).toBe(Math.max(1, exact))
          else expect(Math.abs(unit - Math.max(step, exact))).toBeLessThanOrEqual(step / 2)
        }
      }),
    )
  })
})
