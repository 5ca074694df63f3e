import { expect, test } from 'vitest'
import { checkDifferences, checkVariants, warnMissingDifferences } from './variants.ts'

const options = [
  { _key: 'color', values: [{ _key: 'green' }, { _key: 'blue' }] },
  { _key: 'size', values: [{ _key: 'm' }, { _key: 'l' }] },
]
const variant = (code: string) => ({ _key: code, code, choices: code.split('-') })
const all = ['green-m', 'green-l', 'blue-m', 'blue-l'].map(variant)

test('every combination is exactly one variant', () => {
  expect(checkVariants({})).toBe(true)
  expect(checkVariants({ options, variants: all })).toBe(true)
  expect(checkVariants({ options, variants: all.slice(1) })).toMatch(/^One combination has no variant/)
  expect(checkVariants({ options, variants: [] })).toMatch(/^4 combinations have no variant/)
  expect(checkVariants({ variants: all })).toMatch(/^Add an option/)
  const twice = { ...variant('green-m'), _key: 'other', code: 'other' }
  expect(checkVariants({ options, variants: [...all, twice] })).toEqual({
    message: 'Another variant has the same options. Remove one.',
    path: [{ _key: 'other' }, 'choices'],
  })
})

test('the cheapest variant costs what the product costs', () => {
  const costing = (...differences: number[]) =>
    all.map((one, index) => ({ ...one, priceDifference: differences[index] }))
  expect(checkVariants({ options, variants: costing(0, 100, 200, 300) })).toBe(true)
  expect(checkVariants({ options, variants: costing(200, 50, 100, 300) })).toMatchObject({
    path: [{ _key: 'green-l' }, 'priceDifference'],
  })
})

test('a variant has one value of each option', () => {
  for (const choices of [[], ['green'], ['green', 'blue'], ['green', 'xl'], ['green', 'm', 'l']]) {
    const changed = { ...variant('green-m'), choices }
    expect(checkVariants({ options, variants: [changed, ...all.slice(1)] })).toMatchObject({
      path: [{ _key: 'green-m' }, 'choices'],
    })
  }
})

test('codes are unique within the product', () => {
  const changed = { ...variant('green-m'), code: 'green-l' }
  expect(checkVariants({ options, variants: [changed, ...all.slice(1)] })).toEqual({
    message: 'Another variant of this product has the number ending “green-l”.',
    path: [{ _key: 'green-m' }, 'code'],
  })
})

test('additional prices cover the currencies of the product once', () => {
  const product = { prices: [{ currency: 'CNY' }, { currency: 'SAR' }] }
  const cny = { currency: 'CNY', amount: 1000 }
  expect(warnMissingDifferences([cny], product)).toMatch(/^Without an additional price in SAR,/)
  expect(warnMissingDifferences([cny, { currency: 'SAR', amount: 500 }], product)).toBe(true)
  expect(warnMissingDifferences(undefined, {})).toBe(true)
  expect(checkDifferences([cny])).toBe(true)
  expect(checkDifferences([cny, cny])).toMatch(/two additional prices in CNY/)
})
