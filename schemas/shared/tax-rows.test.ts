import { expect, test } from 'vitest'
import { orderTaxRows, taxRows } from './tax-rows.ts'

const taxes = [
  { percent: 7, amount: 70 },
  { percent: 0, amount: 0 },
  { percent: 19, amount: 100 },
  { percent: 19, amount: 90 },
]

test('the shop’s own rates are one sum', () => {
  const sum = [{ percent: null, amount: 260 }]
  expect(taxRows({ taxes, tax: 260, country: null, isIncluded: false })).toEqual(sum)
  expect(orderTaxRows({ totals: { tax: 260 } })).toEqual(sum)
})

test.each([
  ['DE', false],
  [null, true],
] as const)(
  'for country %s, included: %s, each rate above zero is listed once, highest first',
  (country, isIncluded) => {
    expect(taxRows({ taxes, tax: 260, country, isIncluded })).toEqual([
      { percent: 19, amount: 190 },
      { percent: 7, amount: 70 },
    ])
  },
)

test('a country without tax has a row that says so', () => {
  const order = { taxes: [{ percent: 0, amount: 0 }], totals: { tax: 0 }, taxCountry: 'HK' }
  expect(orderTaxRows(order)).toEqual([{ percent: 0, amount: 0 }])
})

test('tax that Stripe has yet to compute is not listed', () => {
  const order = { taxes: [{ percent: 0, amount: 0 }], totals: { tax: 0 }, pricesIncludeTax: true }
  expect(orderTaxRows({ ...order, automaticTaxStatus: 'requires_location_inputs' })).toEqual([])
  expect(orderTaxRows({ ...order, automaticTaxStatus: 'complete' })).toEqual([{ percent: 0, amount: 0 }])
})
