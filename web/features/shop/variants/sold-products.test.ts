import { expect, test } from 'vitest'
import { optionsText } from './options-text.ts'
import { soldProducts } from './sold-products.ts'

const value = (key: string, label: string) => ({ key, label, hex: null })
const options = [
  { key: 'color', name: 'Colour', values: [value('green', 'Green'), value('blue', 'Blue')] },
  { key: 'size', name: 'Size', values: [value('m', 'Medium'), value('l', 'Large')] },
]
const large = {
  key: 'v1',
  code: 'green-l',
  choices: ['l', 'green'],
  priceDifference: 300,
  priceDifferences: [],
}
const cap = {
  number: '10000',
  price: 5_626,
  currency: 'USD',
  prices: [],
  sale: null,
  options,
  hasVariants: true,
  variants: [large],
}

test('options are named in the order of the product', () => {
  expect(optionsText(options, ['l', 'green'])).toBe('Green · Large')
  expect(optionsText(options, ['unknown'])).toBe('')
})

test('a product with variants is sold as its variants, each with its number and price', () => {
  expect(soldProducts(cap)).toEqual([
    { number: '10000-green-l', product: { ...cap, price: 5_926 }, variant: large, options: 'Green · Large' },
  ])
  expect(soldProducts({ ...cap, variants: [] })).toEqual([])
})

test('a product without variants is sold as itself', () => {
  const plain = { ...cap, hasVariants: false, options: [], variants: [] }
  expect(soldProducts(plain)).toEqual([{ number: '10000', product: plain, variant: null, options: null }])
})
