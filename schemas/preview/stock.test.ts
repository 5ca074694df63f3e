import { expect, test } from 'vitest'
import { stockNumber } from './stock.ts'

test('a stock is named by the number of its product or variant', () => {
  const variants = [{ _key: 'v', code: 'green-l' }]
  expect(stockNumber({ number: '10000', variant: null })).toBe('No. 10000')
  expect(stockNumber({ number: '10000', variant: 'v', variants })).toBe('No. 10000-green-l')
  expect(stockNumber({ number: '10000', variant: 'gone', variants })).toBe('removed variant')
  expect(stockNumber({ number: null, variant: 'v' })).toBeUndefined()
})
