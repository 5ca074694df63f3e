import { expect, test } from 'vitest'
import type { ContentImage } from '#web/sanity/types.ts'
import { describeVariants, initialVariant } from './describe-variants.ts'
import { productPictures, variantPictures } from './product-pictures.ts'

const picture = (src: string) => ({ src, alt: '' }) as ContentImage
const [green, blue, back] = [picture('green'), picture('blue'), picture('back')]
const value = (key: string, label: string) => ({ key, label, hex: null })
const variant = (code: string, image: ContentImage | null, priceDifference = 0) => ({
  key: code,
  code,
  choices: code.split('-'),
  image,
  priceDifference,
  priceDifferences: [],
})
const cap = {
  id: 'cap',
  number: '10000',
  title: 'Cap',
  price: 5_000,
  currency: 'USD',
  prices: [],
  sale: null,
  options: [
    { key: 'color', name: 'Colour', values: [value('green', 'Green'), value('blue', 'Blue')] },
    { key: 'size', name: 'Size', values: [value('m', 'M')] },
  ],
  variants: [variant('green-m', green), variant('blue-m', blue, 500)],
  settings: { quantityOptions: [1, 2, 3], detailLimit: 3 },
}
const texts = (_key: string, { name, detail }: { name: string; detail: string }) => `${name} (${detail})`
const SHOP = { currencies: ['USD'], rates: { base: 'USD', asOf: null, rates: {} } }
const stocks = new Map([
  ['inventory-cap--green-m', { available: 0, lowStockAt: null }],
  ['inventory-cap--blue-m', { available: 2, lowStockAt: null }],
])

test('variants have their own number, name, price and stock', () => {
  const [first, second] = describeVariants(cap, stocks, 0, SHOP, texts)
  expect(first).toMatchObject({
    number: '10000-green-m',
    name: 'Cap (Green · M)',
    offer: { price: 5_000 },
    availability: { state: 'soldOut' },
    quantities: [],
  })
  expect(second).toMatchObject({
    number: '10000-blue-m',
    offer: { price: 5_500 },
    availability: { state: 'low', left: 2 },
    quantities: [1, 2],
  })
  expect(describeVariants(cap, new Map(), 0, SHOP, texts)[0]?.availability.state).toBe('untracked')
})

test('the page begins with the first variant in stock, and with its picture', () => {
  const variants = describeVariants(cap, stocks, 0, SHOP, texts)
  expect(initialVariant(variants)).toBe(1)
  expect(initialVariant(variants.slice(0, 1))).toBe(0)
  expect(initialVariant([])).toBe(0)
  const pictures = productPictures({ cover: green, images: [{ key: 'b', image: back }] }, variants)
  expect(pictures.map(({ image }) => image.src)).toEqual(['blue', 'green', 'back'])
  expect(variantPictures(pictures, variants)).toEqual([1, 0])
})

test('a product without variants begins with its cover', () => {
  const images = [
    { key: 'b', image: back },
    { key: 'c', image: null },
    { key: 'd', image: back },
  ]
  expect(productPictures({ cover: green, images }, [])).toEqual([
    { key: 'cover', image: green },
    { key: 'b', image: back },
  ])
})
