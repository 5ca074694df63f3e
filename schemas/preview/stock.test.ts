import { expect, test } from 'vitest'
import { stockNumber, variantName } from './stock.ts'

test('a stock is named by the number of its product or variant', () => {
  const variants = [{ _key: 'v', code: 'green-l' }]
  expect(stockNumber({ number: '10000', variant: null })).toBe('No. 10000')
  expect(stockNumber({ number: '10000', variant: 'v', variants })).toBe('No. 10000-green-l')
  expect(stockNumber({ number: '10000', variant: 'gone', variants })).toBe('removed variant')
  expect(stockNumber({ number: null, variant: 'v' })).toBeUndefined()
})

test('a variant is named by its options, in their order', () => {
  const value = (_key: string, text: string) => ({
    _key,
    label: [{ _key: 'en', language: 'en', value: text }],
  })
  const options = [
    { _key: 'colour', values: [value('g', 'Green'), value('b', 'Blue')] },
    { _key: 'size', values: [value('l', 'Large'), { _key: 'm' }] },
  ]
  expect(variantName(options, { _key: 'v', choices: ['l', 'g'], code: 'green-l' })).toBe('Green · Large')
  expect(variantName(options, { _key: 'v', choices: ['m'], code: 'm' })).toBe('m')
  expect(variantName([], { _key: 'v' })).toBe('New variant')
})
