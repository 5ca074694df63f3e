import { describe, expect, test } from 'vitest'
import { readCatalogue, type CatalogueEntry, type StoredProduct } from '../catalogue/catalogue.ts'
import { costsText, isChanged, patchesOf, planChange } from './plan.ts'

const FIVE = { by: 'percent', hundredths: 500, rounding: 'none' } as const

const product = (number: string, more: Partial<StoredProduct> = {}): StoredProduct => ({
  _id: `product-${number}`,
  _rev: `revision-of-${number}`,
  slug: { current: number },
  currency: 'USD',
  price: 1000,
  ...more,
})

const entriesOf = (...products: StoredProduct[]): CatalogueEntry[] =>
  readCatalogue({ products, counts: [], categories: [] }).entries

describe('a plan', () => {
  test('changes a product in every currency it is priced in, and says so', () => {
    const cny = { _key: 'a', currency: 'CNY', amount: 39_800 }
    const [line] = planChange(entriesOf(product('1', { prices: [cny] })), FIVE)
    expect(line && costsText(line, line.before)).toBe('USD 10.00, CNY 398.00')
    expect(line?.after && costsText(line, line.after)).toBe('USD 10.50, CNY 417.90')
    expect(patchesOf(line ? [line] : [])).toEqual([
      {
        id: 'product-1',
        revision: 'revision-of-1',
        set: { price: 1050, 'prices[_key=="a"].amount': 41_790 },
      },
    ])
  })

  test('changes a draft with its product when both cost the same', () => {
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
    ['whose sale would take everything', [product('1', { sale: { kind: 'amount', amount: 990 } })], /sale/],
    ['in another currency', [product('1', { currency: 'GBP' })], /GBP/],
  ])('refuses a product %s', (_, products, why) => {
    const change = { by: 'amount', minor: -50, currency: 'USD', rounding: 'none' } as const
    const [line] = planChange(entriesOf(...products), change)
    expect(line).toMatchObject({ after: null, refusal: expect.stringMatching(why) as string })
    expect(patchesOf(line ? [line] : [])).toEqual([])
  })

  test('leaves alone what stays the same', () => {
    const [line] = planChange(entriesOf(product('1', { price: 1 })), FIVE)
    expect(line?.after?.price).toBe(1)
    expect(line && isChanged(line)).toBe(false)
    expect(patchesOf(line ? [line] : [])).toEqual([])
  })
})
