import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCY_CODES, payableStep } from '#schemas/shared/currencies.ts'
import { discount } from './discount.fixture.ts'
import { type CartToPrice, type LineToPrice, priceCart } from './price-cart.ts'
import { SAMPLE_RATES } from './sample-rates.fixture.ts'
import { taxedCountries, taxFor, taxNote, taxOn, type TaxRules } from './tax.ts'
import { formatTaxRate } from './tax-label.ts'

const rules: TaxRules = {
  taxRates: { standard: 18, zero: 0 },
  countryTaxes: [
    { countries: ['DE', 'AT'], rates: { standard: 19, zero: 7 }, name: 'VAT' },
    { countries: ['CH'], rates: { standard: 8.1, zero: 2.6 }, name: null },
  ],
}
const line = (price: number, taxClass = 'standard', quantity = 1): LineToPrice => ({
  id: `${taxClass}-${price}`,
  quantity,
  product: { price, currency: 'USD', prices: [], sale: null, taxClass },
})
const cart = (lines: LineToPrice[], more: Partial<CartToPrice> = {}, settings: Partial<TaxRules> = {}) =>
  priceCart({
    lines,
    settings: { ...rules, ...settings, serviceCharge: 0, currency: 'USD' },
    rates: SAMPLE_RATES,
    currency: 'USD',
    now: 0,
    ...more,
  })

describe('the rates', () => {
  test('are those of the country, or else the shop’s', () => {
    expect(taxFor(rules, 'AT')).toMatchObject({ country: 'AT', name: 'VAT', rates: { standard: 19 } })
    for (const country of ['FR', '', null, undefined])
      expect(taxFor(rules, country)).toMatchObject({ country: null, name: null, rates: rules.taxRates })
  })

  test('are listed for each country once', () => {
    expect(taxedCountries(rules)).toEqual(['DE', 'AT', 'CH'])
    expect(taxedCountries({ taxRates: {} })).toEqual([])
  })
})

test('a country pays its own rate for each class', () => {
  const priced = cart([line(10_000), line(1_000, 'zero')], { country: 'DE' })
  expect(priced.taxes).toEqual([
    { taxClass: 'standard', percent: 19, amount: 1_900 },
    { taxClass: 'zero', percent: 7, amount: 70 },
  ])
  expect(priced).toMatchObject({ tax: 1_970, payable: 12_970 })
  expect(priced.appliedTax).toEqual({ country: 'DE', name: 'VAT', isIncluded: false, isAutomatic: false })
  expect(cart([line(10_000)], { country: 'FR' })).toMatchObject({ tax: 1_800, payable: 11_800 })
  expect(cart([line(1_000)], { country: 'CH' }).tax).toBe(81)
})

test('a class that a country does not list is not taxed', () => {
  expect(cart([line(1_000, 'reduced')], { country: 'DE' })).toMatchObject({ tax: 0, payable: 1_000 })
})

describe('tax that Stripe computes at checkout', () => {
  const stripe = { taxProvider: 'stripe' as const }

  test('is not part of the total, whatever rates and country are stored', () => {
    const priced = cart([line(10_000)], { country: 'DE' }, stripe)
    expect(priced).toMatchObject({ tax: 0, payable: 10_000 })
    expect(priced.appliedTax).toEqual({ country: null, name: null, isIncluded: false, isAutomatic: true })
    expect(taxedCountries({ ...rules, ...stripe })).toEqual([])
  })

  test('is part of prices that include it', () => {
    const priced = cart([line(10_000)], {}, { ...stripe, pricesIncludeTax: true })
    expect(priced).toMatchObject({ payable: 10_000, appliedTax: { isIncluded: true, isAutomatic: true } })
  })
})

describe('prices that include tax', () => {
  const included = { pricesIncludeTax: true }

  test('stay as they are, and the tax in them is shown', () => {
    const priced = cart([line(11_900)], { country: 'DE' }, included)
    expect(priced).toMatchObject({ subtotal: 11_900, tax: 1_900, payable: 11_900 })
    expect(priced.appliedTax.isIncluded).toBe(true)
    expect(cart([line(11_800)], {}, included)).toMatchObject({ tax: 1_800, payable: 11_800 })
  })

  test('are rounded once per class, with delivery', () => {
    const delivery = { price: 500, freeFrom: null, currency: 'USD', taxClass: 'standard' }
    const priced = cart([line(3), line(4)], { country: 'DE', delivery }, included)
    // 507 × 19 / 119 = 80.95
    expect(priced).toMatchObject({ tax: 81, payable: 507 })
  })
})

describe('beside a price', () => {
  const shop = { taxRates: { standard: 18, zero: 0 } }
  const germany = (standard: number) => [{ countries: ['DE'], rates: { standard, zero: 0 }, name: 'VAT' }]
  const stripe = { taxProvider: 'stripe' as const }

  test.each<[string, TaxRules, ReturnType<typeof taxNote>]>([
    ['one rate', shop, { kind: 'added', percent: 18 }],
    ['equal rates', { ...shop, countryTaxes: germany(18) }, { kind: 'added', percent: 18 }],
    ['other rates', { ...shop, countryTaxes: germany(19) }, { kind: 'addedByCountry', percent: 18 }],
    ['rates elsewhere', { taxRates: {}, countryTaxes: germany(19) }, { kind: 'addedInSomeCountries' }],
    ['no rates', { taxRates: {} }, null],
    ['included tax', { ...shop, pricesIncludeTax: true }, { kind: 'included' }],
    ['no tax to include', { taxRates: {}, countryTaxes: germany(19), pricesIncludeTax: true }, null],
    ['tax at checkout', { ...shop, ...stripe }, { kind: 'addedAtCheckout' }],
    ['tax that Stripe includes', { ...shop, ...stripe, pricesIncludeTax: true }, { kind: 'included' }],
  ])('%s is announced as the cart applies it', (_, settings, note) => {
    expect(taxNote(settings, 'standard')).toEqual(note)
    expect(taxNote(settings, 'zero')).toBeNull()
  })
})

test.each([
  [100n, 19, false, 1n, 19n],
  [119n, 19, true, 1n, 19n],
  [50n, 1, false, 1n, 1n],
  [49n, 1, false, 1n, 0n],
  [1_000n, 8.1, false, 1n, 81n],
  [1_081n, 8.1, true, 1n, 81n],
  [200n, 100, true, 1n, 100n],
  [1_230n, 5, false, 10n, 60n],
  [1_000n, Number.NaN, false, 1n, 0n],
])(
  'the tax for %s at %s percent, included: %s, in steps of %s is %s',
  (amount, percent, isIncluded, step, tax) => {
    expect(taxOn(amount, percent, isIncluded, step)).toBe(tax)
  },
)

const anyRate = fc.integer({ min: 0, max: 10_000 }).map((basisPoints) => basisPoints / 100)
const anyCart = fc.record({
  lines: fc.array(
    fc.record({
      price: fc.integer({ min: 1, max: 5_000_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      taxClass: fc.constantFrom('standard', 'zero', 'unknown'),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  rates: fc.record({ standard: anyRate, zero: anyRate }),
  delivery: fc.option(
    fc.record({ price: fc.nat(50_000), taxClass: fc.constantFrom('standard', 'zero'), isFree: fc.boolean() }),
  ),
  percent: fc.integer({ min: 0, max: 99 }),
  serviceCharge: fc.nat(5_000),
  currency: fc.constantFrom(...CURRENCY_CODES),
  country: fc.constantFrom('DE', 'FR', null),
})

function priceAny(
  any: typeof anyCart extends fc.Arbitrary<infer Value> ? Value : never,
  isIncluded: boolean,
) {
  const discounts = [
    ...(any.percent > 0 ? [discount({ kind: 'percent', percent: any.percent })] : []),
    ...(any.delivery?.isFree ? [discount({ kind: 'freeDelivery' }, { id: 'free' })] : []),
  ]
  return cart(
    any.lines.map(({ price, quantity, taxClass }, index) => ({
      ...line(price, taxClass, quantity),
      id: String(index),
    })),
    {
      currency: any.currency,
      country: any.country,
      discounts,
      delivery: any.delivery && { ...any.delivery, freeFrom: null, currency: 'USD' },
      settings: {
        taxRates: any.rates,
        serviceCharge: any.serviceCharge,
        currency: 'USD',
        pricesIncludeTax: isIncluded,
        countryTaxes: [{ countries: ['DE'], rates: any.rates, name: null }],
      },
    },
  )
}

describe.each([true, false])('in every currency, if prices include tax: %s,', (isIncluded) => {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

  test('lines + delivery + tax − discounts = total, in payable amounts', () => {
    fc.assert(
      fc.property(anyCart, (any) => {
        const priced = priceAny(any, isIncluded)
        const lines = sum(priced.lines.map(({ total }) => total))
        const discounts = sum(priced.discounts.map(({ amount }) => amount))
        const added = isIncluded ? 0 : priced.tax
        expect(lines + priced.delivery + added - discounts + priced.serviceCharge).toBe(priced.payable)
        expect(sum(priced.taxes.map(({ amount }) => amount))).toBe(priced.tax)
        for (const amount of [priced.payable, priced.tax, priced.delivery, discounts])
          expect(amount % payableStep(any.currency)).toBe(0)
      }),
    )
  })

  test('no class is taxed more than half a step off its rate', () => {
    fc.assert(
      fc.property(anyCart, (any) => {
        const priced = priceAny(any, isIncluded)
        const step = payableStep(any.currency)
        for (const { taxClass, percent, amount } of priced.taxes) {
          const lineItems = priced.lines.filter((_, index) => any.lines[index]?.taxClass === taxClass)
          const shipping = any.delivery?.taxClass === taxClass ? priced.delivery - priced.deliveryDiscount : 0
          const taxed = sum(lineItems.map(({ total, discount }) => total - discount)) + shipping
          const exact = (taxed * percent) / (isIncluded ? 100 + percent : 100)
          expect(Math.abs(amount - exact)).toBeLessThanOrEqual(step / 2 + 1e-6)
        }
      }),
    )
  })
})

test('a rate of Stripe Tax is written with all its decimals', () => {
  expect([19, 8.1, 8.875, 4 + 0.8 + 3.9753].map((percent) => formatTaxRate(percent, 'en'))).toEqual([
    '19%',
    '8.1%',
    '8.875%',
    '8.7753%',
  ])
})
