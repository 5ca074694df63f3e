import { describe, expect, test } from 'vitest'
import { buildCatalog, type CatalogEntry, type StoredProduct } from '../catalog/catalog.ts'
import { formatPrices, isChanged, patchesOf, planChange } from './plan.ts'

const FIVE = { by: 'percent', hundredths: 500, rounding: 'none' } as const

const product = (number: string, more: Partial<StoredProduct> = {}): StoredProduct => ({
  _id: `product-${number}`,
  _rev: `revision-of-${number}`,
  slug: { _type: 'slug', current: number },
  currency: 'USD',
  price: 1000,
  ...more,
})

const entriesOf = (...products: StoredProduct[]): CatalogEntry[] =>
  buildCatalog({ products, inventory: [], categories: [], choices: [] }).entries

describe('planning a price change', () => {
  test('changes the price in every currency', () => {
    const cny = { _key: 'a', _type: 'productPrice', currency: 'CNY', amount: 39_800 } as const
    const [line] = planChange(entriesOf(product('1', { prices: [cny] })), FIVE)
    expect(line && formatPrices(line, line.before)).toBe('10.00 USD\n398.00 CNY')
    expect(line?.after && formatPrices(line, line.after)).toBe('10.50 USD\n417.90 CNY')
    expect(patchesOf(line ? [line] : [])).toEqual([
      {
        id: 'product-1',
        revision: 'revision-of-1',
        set: { price: 1050, 'prices[_key=="a"].amount': 41_790 },
      },
    ])
  })

  test('changes a draft too when it has the same price', () => {
    const entries = entriesOf(product('1'), product('1', { _id: 'drafts.product-1', _rev: 'draft' }))
    expect(patchesOf(planChange(entries, FIVE)).map(({ id, revision }) => [id, revision])).toEqual([
      ['product-1', 'revision-of-1'],
      ['drafts.product-1', 'draft'],
    ])
  })

  test.each<[string, StoredProduct[], RegExp]>([
    ['without a price', [product('1', { price: undefined })], /no price/],
    [
      'whose draft costs something else',
      [product('1'), product('1', { _id: 'drafts.product-1', price: 900 })],
      /draft/,
    ],
    [
      'whose sale would take everything',
      [product('1', { sale: { _type: 'sale', kind: 'amount', amount: 990 } })],
      /sale/,
    ],
    ['in another currency', [product('1', { currency: 'GBP' })], /GBP/],
  ])('does not change a product %s', (_, products, why) => {
    const change = { by: 'amount', minor: -50, currency: 'USD', rounding: 'none' } as const
    const [line] = planChange(entriesOf(...products), change)
    expect(line).toMatchObject({ after: null, error: expect.stringMatching(why) as string })
    expect(patchesOf(line ? [line] : [])).toEqual([])
  })

  test('creates no patch for an unchanged price', () => {
    const [line] = planChange(entriesOf(product('1', { price: 1 })), FIVE)
    expect(line?.after?.price).toBe(1)
    expect(line && isChanged(line)).toBe(false)
    expect(patchesOf(line ? [line] : [])).toEqual([])
  })
})
