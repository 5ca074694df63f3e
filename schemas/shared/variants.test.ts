import fc from 'fast-check'
import { expect, test } from 'vitest'
import { combinationsOf, hasChoices, productNumbersOf, variantNumber } from './variants.ts'

const part = fc.stringMatching(/^[a-z0-9]{1,6}$/)
const slug = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('-'))

test('the number of a variant contains that of its product', () => {
  expect(productNumbersOf('10000-green-l')).toEqual(['10000', '10000-green', '10000-green-l'])
  fc.assert(
    fc.property(slug, slug, (product, code) => {
      expect(productNumbersOf(variantNumber(product, code))).toContain(product)
    }),
  )
})

test('options combine to every choice once', () => {
  const values = (...keys: string[]) => ({ values: keys.map((_key) => ({ _key })) })
  expect(combinationsOf([])).toEqual([])
  expect(combinationsOf([values('m', 'l')])).toEqual([['m'], ['l']])
  expect(combinationsOf([values('green', 'blue'), values('m', 'l')])).toEqual([
    ['green', 'm'],
    ['green', 'l'],
    ['blue', 'm'],
    ['blue', 'l'],
  ])
  expect(combinationsOf([values('m'), { values: null }])).toEqual([])
  expect(hasChoices(['l', 'green'], ['green', 'l'])).toBe(true)
  expect(hasChoices(['green'], ['green', 'l'])).toBe(false)
  expect(hasChoices(['green', 'm'], ['green', 'l'])).toBe(false)
})
