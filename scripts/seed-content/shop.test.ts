import { describe, expect, test } from 'vitest'
import { CURRENCY_CODES } from '../../schemas/shared/currencies.ts'
import { inventoryId } from '../../schemas/shared/stock.ts'
import {
  checkRate,
  checkRatesOnce,
  noteMissingRates,
  type StoredRate,
} from '../../schemas/validation/exchange-rates.ts'
import {
  checkFile,
  checkPictures,
  checkPrices,
  checkSale,
  checkStars,
  type ProductMoney,
} from '../../schemas/validation/products.ts'
import { readSeedDocuments } from '../seed/content.ts'

interface Product extends ProductMoney {
  _id: string
  slug: { current: string }
  kind: string
  taxClass: string
  rating?: { stars: number }
  label?: unknown
  cover?: Asset
  images?: Asset[]
  download?: { _privateFile?: string }
}

/** A picture or file of the seed, which becomes a reference when it is uploaded. */
interface Asset {
  _sanityAsset?: string
}

const uploaded = ({ _sanityAsset }: Asset) => ({ asset: _sanityAsset })

const documents = readSeedDocuments(import.meta.dirname)
const ofType = <Type>(type: string) => documents.filter(({ _type }) => _type === type) as unknown as Type[]
const products = ofType<Product>('product')
const priceOf = (number: string) => {
  const { price, currency } = products.find(({ slug }) => slug.current === number) ?? {}
  return [price, currency]
}

describe('the goods', () => {
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

  test('Studio would accept their money, and no two have one number', () => {
    for (const product of products) {
      expect(checkSale(product)).toBe(true)
      expect(checkPrices(product)).toBe(true)
      expect(checkStars(product.rating?.stars)).toBe(true)
    }
    const numbers = products.map(({ slug }) => slug.current)
    expect(numbers).toEqual([...new Set(numbers)])
  })

  test('each can be seen, the five of the small shop from three to five sides, and what is downloaded is there', () => {
    for (const { kind, cover, images = [], download, slug } of products) {
      expect(checkPictures(cover && uploaded(cover), images.map(uploaded))).toBe(true)
      expect(checkFile(kind, download && { parts: [download._privateFile] }, undefined)).toBe(true)
      if (/^100\d\d$/.test(slug.current)) expect([3, 4, 5]).toContain(images.length)
    }
  })

  test('the demo goods are taxed, the small shop’s are not; the first is on sale', () => {
    const taxed = products.filter(({ taxClass }) => taxClass === 'standard').map(({ slug }) => slug.current)
    expect(taxed.sort()).toEqual(['1030', '1031', '1032'])
    expect(
      products.filter(({ sale }) => sale).map(({ slug, sale }) => [slug.current, sale?.percent]),
    ).toEqual([['1030', 20]])
  })
})

test('everything that is sent is counted, under an id made of its product’s', () => {
  const counts = ofType<{ _id: string; product: { _ref: string }; available: number }>('inventory')
  expect(counts.map(({ _id }) => _id)).toEqual(counts.map(({ product }) => inventoryId(product._ref)))
  const sent = products.filter(({ kind }) => kind === 'physical').map(({ _id }) => _id)
  expect(counts.map(({ product }) => product._ref).sort()).toEqual(sent.sort())
  expect(counts.find(({ _id }) => _id === 'inventory-product-1030')?.available).toBe(100)
})

test('rates are there for every currency in which people may pay', () => {
  const [rates] = ofType<{ base: string; rates: StoredRate[] }>('exchangeRates')
  for (const { rate } of rates?.rates ?? []) expect(checkRate(rate)).toBe(true)
  expect(checkRatesOnce(rates?.rates, rates?.base)).toBe(true)
  expect(noteMissingRates(rates?.rates, rates?.base)).toBe(true)
  const [settings] = ofType<{ payingCurrencies: string[] }>('shopSettings')
  expect(settings?.payingCurrencies.filter((code) => !(CURRENCY_CODES as string[]).includes(code))).toEqual(
    [],
  )
})
