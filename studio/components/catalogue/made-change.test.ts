import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planChange, patchesOf } from '../price-change/plan.ts'
import { CURRENCY_CODES } from '../../../schemas/shared/currencies.ts'
import { readCatalogue, type Catalogue, type StoredProduct } from './catalogue.ts'
import type { GuardedPatch } from './guarded-patches.ts'
import { documentsOf, planUndo, recordChange } from './made-change.ts'

const FIVE = { by: 'percent', hundredths: 500, rounding: 'none' } as const

const product = (number: string, more: Partial<StoredProduct> = {}): StoredProduct => ({
  _id: `product-${number}`,
  _rev: 'read',
  slug: { current: number },
  currency: 'USD',
  price: 1000,
  ...more,
})

const catalogueOf = (...products: StoredProduct[]): Catalogue =>
  readCatalogue({
    products,
    counts: [{ _id: 'inventory-product-1', _rev: 'read', available: 4 }],
    categories: [],
  })

/** The catalogue as the lake would hold it after patches. */
function applied({ entries }: Catalogue, patches: readonly GuardedPatch[]): Catalogue {
  const products = entries.flatMap(({ published }) => {
    if (!published) return []
    const { set = {}, unset = [] } = patches.find(({ id }) => id === published._id) ?? {}
    const prices = published.prices?.map((price) => ({
      ...price,
      amount: (set[`prices[_key=="${price._key}"].amount`] ?? price.amount) as number,
    }))
    const plain = Object.entries(set).filter(([path]) => !path.includes('['))
    const fields = { ...published, ...(prices && { prices }), ...Object.fromEntries(plain), _rev: 'made' }
    return [Object.fromEntries(Object.entries(fields).filter(([name]) => !unset.includes(name)))]
  })
  return catalogueOf(...(products as unknown as StoredProduct[]))
}

const withoutRevisions = (catalogue: Catalogue) =>
  catalogue.entries.map(({ published }) => ({ ...published, _rev: '' }))

describe('taking a change back', () => {
  test('brings every price back, whatever was changed', () => {
    const amount = fc.integer({ min: 1, max: 10 ** 9 })
    const stored = fc.record({
      price: amount,
      currency: fc.constantFrom(...CURRENCY_CODES),
      prices: fc.array(fc.record({ _key: fc.constant('further'), currency: fc.constant('CNY'), amount }), {
        maxLength: 1,
      }),
    })
    const change = fc.record({
      by: fc.constant('percent' as const),
      hundredths: fc.integer({ min: -9_900, max: 50_000 }),
      rounding: fc.constantFrom('none', 'five', 'ninetyNine', 'whole'),
    })
    fc.assert(
      fc.property(fc.array(stored, { maxLength: 6 }), change, (products, asked) => {
        const before = catalogueOf(...products.map((each, index) => product(String(index), each)))
        const patches = patchesOf(planChange(before.entries, asked))
        const made = recordChange(patches, [], documentsOf(before))
        const after = applied(before, patches)
        const { patches: back, kept } = planUndo(made, documentsOf(after), 'made')
        expect(kept).toBe(0)
        expect(withoutRevisions(applied(after, back))).toEqual(withoutRevisions(before))
      }),
    )
  })

  test('leaves alone what somebody changed since', () => {
    const before = catalogueOf(product('1'), product('2'))
    const made = recordChange(patchesOf(planChange(before.entries, FIVE)), [], documentsOf(before))
    const since = catalogueOf(product('1', { price: 1050 }), product('2', { price: 2000 }))
    const { patches, kept } = planUndo(made, documentsOf(since), 'made')
    expect(patches).toEqual([{ id: 'product-1', revision: 'read', set: { price: 1000 }, unset: [] }])
    expect(kept).toBe(1)
  })

  test('leaves a price alone that a sale begun since would eat up', () => {
    const before = catalogueOf(product('1', { price: 100 }))
    const made = recordChange(
      [{ id: 'product-1', revision: 'read', set: { price: 900 } }],
      [],
      documentsOf(before),
    )
    const since = catalogueOf(product('1', { price: 900, sale: { kind: 'amount', amount: 500 } }))
    expect(planUndo(made, documentsOf(since), 'made')).toEqual({ patches: [], deleted: [], kept: 1 })
  })

  test('empties a field that was empty, fills one that was emptied, and gives counts back', () => {
    const before = catalogueOf(product('1', { tag: 'new' }))
    const patches = [
      { id: 'product-1', revision: 'read', set: { colours: ['green'] }, unset: ['tag'] },
      { id: 'inventory-product-1', revision: 'read', set: { available: 9 } },
    ]
    const made = recordChange(patches, [], documentsOf(before))
    expect(made.lines[1]?.before).toEqual({ available: 4 })
    const after = applied(before, patches)
    const { patches: back } = planUndo({ ...made, lines: made.lines.slice(0, 1) }, documentsOf(after), 'made')
    expect(back).toEqual([{ id: 'product-1', revision: 'made', set: { tag: 'new' }, unset: ['colours'] }])
  })

  test('takes new products away while nobody has worked on them', () => {
    const made = { lines: [], created: ['drafts.product-1', 'drafts.product-2', 'drafts.product-3'] }
    const drafts = catalogueOf(
      product('1', { _id: 'drafts.product-1', _rev: 'made' }),
      product('2', { _id: 'drafts.product-2', _rev: 'worked on' }),
    )
    expect(planUndo(made, documentsOf(drafts), 'made')).toEqual({
      patches: [],
      deleted: ['drafts.product-1'],
      kept: 1,
    })
  })
})
