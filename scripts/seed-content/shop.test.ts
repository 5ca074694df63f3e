import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../schemas/shared/locales.ts'
import { inventoryId } from '../../schemas/shared/stock.ts'
import type { ProductMoney } from '../../schemas/validation/products.ts'
import type { ProductVariants } from '../../schemas/validation/variants.ts'
import { readSeedDocuments } from '../seed/read-documents.ts'

interface Product extends ProductMoney, ProductVariants {
  _id: string
  slug: { current: string }
  kind: string
  taxClass: string
  rating?: { stars: number; count: number }
  label?: unknown
  images?: unknown[]
}

const documents = readSeedDocuments(import.meta.dirname)
const ofType = <Type>(type: string) => documents.filter(({ _type }) => _type === type) as unknown as Type[]
const products = ofType<Product>('product')
const priceOf = (number: string) => {
  const { price, currency } = products.find(({ slug }) => slug.current === number) ?? {}
  return [price, currency]
}

describe('the products', () => {
  test.each([
    ['10000', 5626],
    ['10010', 4900],
    ['10011', 1216],
    ['10012', 466],
    ['10014', 810],
    ['1030', 21500],
    ['1031', 10300],
    ['1032', 10300],
  ])('%s costs %i US cents', (number, price) => {
    expect(priceOf(number)).toEqual([price, 'USD'])
  })

  test('the eight wallpapers are downloads with a label, from 1.11 to 5.15, in six currencies', () => {
    const wallpapers = products.filter(({ slug }) => slug.current.startsWith('102'))
    expect(wallpapers.map(({ slug }) => slug.current).sort()).toEqual(
      Array.from({ length: 8 }, (_, index) => String(10201 + index)),
    )
    expect(wallpapers.every(({ kind, label }) => kind === 'digital' && label)).toBe(true)
    const prices = wallpapers.map(({ price }) => price ?? 0)
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([111, 515])
    expect(priceOf('10208')[0]).toBe(418)
    expect(new Set(wallpapers.map(({ currency }) => currency))).toEqual(
      new Set(['USD', 'SAR', 'GBP', 'AED', 'HKD', 'EUR']),
    )
  })

  test('of the small shop have three to five pictures', () => {
    for (const { images = [], slug } of products)
      if (/^100\d\d$/.test(slug.current)) expect([3, 4, 5]).toContain(images.length)
  })

  test('only the demo products are taxed, and the first is on sale', () => {
    const taxed = products.filter(({ taxClass }) => taxClass === 'standard').map(({ slug }) => slug.current)
    expect(taxed.sort()).toEqual(['1030', '1031', '1032'])
    expect(
      products.filter(({ sale }) => sale).map(({ slug, sale }) => [slug.current, sale?.percent]),
    ).toEqual([['1030', 20]])
  })
})

test('the cap comes in two colors and two sizes at the price of the cap', () => {
  const { options = [], variants = [] } = products.find(({ slug }) => slug.current === '10000') ?? {}
  expect(options.map(({ values }) => values?.length)).toEqual([2, 2])
  expect(variants.map(({ code }) => code)).toEqual(['green-m', 'green-l', 'blue-m', 'blue-l'])
  expect(variants.filter(({ priceDifference }) => priceDifference)).toEqual([])
})

test('every physical product or variant has an inventory with its derived id', () => {
  const counts = ofType<{ _id: string; product: { _ref: string }; variant?: string; available: number }>(
    'inventory',
  )
  expect(counts.map(({ _id }) => _id)).toEqual(
    counts.map(({ product, variant }) => inventoryId(product._ref, variant)),
  )
  const expected = products
    .filter(({ kind }) => kind === 'physical')
    .flatMap(({ _id, variants }) =>
      variants ? variants.map(({ _key }) => inventoryId(_id, _key)) : [inventoryId(_id)],
    )
  expect(counts.map(({ _id }) => _id).sort()).toEqual(expected.sort())
  expect(counts.find(({ _id }) => _id === 'inventory-product-1030')?.available).toBe(100)
})

test('every product has genuine reviews in the three languages, from which its rating comes', () => {
  const reviews = ofType<{ product: { _ref: string }; stars: number; text: string; language: string }>(
    'review',
  )
  for (const { _id, rating } of products) {
    const own = reviews.filter(({ product }) => product._ref === _id)
    expect(rating?.count).toBe(own.length)
    expect(rating?.stars).toBeCloseTo(own.reduce((sum, { stars }) => sum + stars, 0) / own.length, 0)
    expect(new Set(own.map(({ language }) => language)).size).toBe(LOCALES.length)
  }
  for (const { text } of reviews) expect(text.length).toBeGreaterThanOrEqual(20)
  expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length)
})

test('discounts are private codes, so that no price on a page changes', () => {
  const discounts = ofType<{ _id: string; code: string }>('discount')
  expect(discounts.map(({ code }) => code)).toContain('WELCOME10')
  for (const { _id } of discounts) expect(_id).toMatch(/^discount\./)
})

test('the gift card of the demo is private', () => {
  const [card] = ofType<{ _id: string; code: string }>('giftCard')
  expect(card?._id).toMatch(/^giftCard\./)
  expect(card?.code).toBe('TEST-CARD-FREE-2468')
})
