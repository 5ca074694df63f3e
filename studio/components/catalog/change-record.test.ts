import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import { inventoryId } from '#schemas/shared/stock.ts'
import { patchesOf, planChange } from '../price-change/plan.ts'
import { buildCatalog, type Catalog, type StoredProduct } from './catalog.ts'
import { createChangeRecord, documentsById, planUndo } from './change-record.ts'
import type { GuardedPatch } from './transaction.ts'

const FIVE = { by: 'percent', hundredths: 500, rounding: 'none' } as const

const product = (number: string, more: Partial<StoredProduct> = {}): StoredProduct => ({
  _id: `product-${number}`,
  _rev: 'read',
  slug: { _type: 'slug', current: number },
  currency: 'USD',
  price: 1000,
  ...more,
})

const NEW = { _type: 'reference', _ref: 'productTag-new' } as const

const catalogWith = (...products: StoredProduct[]): Catalog =>
  buildCatalog({
    products,
    inventory: [{ _id: 'inventory-product-1', _rev: 'read', available: 4 }],
    categories: [],
    choices: [],
  })

/** Returns the catalog after patches. */
function applied({ entries }: Catalog, patches: readonly GuardedPatch[]): Catalog {
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
  return catalogWith(...(products as unknown as StoredProduct[]))
}

const withoutRevisions = (catalog: Catalog) =>
  catalog.entries.map(({ published }) => ({ ...published, _rev: '' }))

describe('undoing a change', () => {
  test('restores every price', () => {
    const amount = fc.integer({ min: 1, max: 10 ** 9 })
    const stored = fc.record({
      price: amount,
      currency: fc.constantFrom(...CURRENCY_CODES),
      prices: fc.array(
        fc.record({
          _key: fc.constant('further'),
          _type: fc.constant('productPrice'),
          currency: fc.constant('CNY'),
          amount,
        }),
        {
          maxLength: 1,
        },
      ),
    })
    const change = fc.record({
      by: fc.constant('percent' as const),
      hundredths: fc.integer({ min: -9_900, max: 50_000 }),
      rounding: fc.constantFrom('none', 'five', 'ninetyNine', 'whole'),
    })
    fc.assert(
      fc.property(fc.array(stored, { maxLength: 6 }), change, (products, asked) => {
        const before = catalogWith(...products.map((each, index) => product(String(index), each)))
        const patches = patchesOf(planChange(before.entries, asked))
        const made = createChangeRecord(patches, [], documentsById(before))
        const after = applied(before, patches)
        const { patches: back, skipped } = planUndo(made, documentsById(after), 'made')
        expect(skipped).toBe(0)
        expect(withoutRevisions(applied(after, back))).toEqual(withoutRevisions(before))
      }),
    )
  })

  test('skips a document changed since', () => {
    const before = catalogWith(product('1'), product('2'))
    const made = createChangeRecord(patchesOf(planChange(before.entries, FIVE)), [], documentsById(before))
    const since = catalogWith(product('1', { price: 1050 }), product('2', { price: 2000 }))
    const { patches, skipped } = planUndo(made, documentsById(since), 'made')
    expect(patches).toEqual([{ id: 'product-1', revision: 'read', set: { price: 1000 }, unset: [] }])
    expect(skipped).toBe(1)
  })

  test('skips a price that a newer sale would exceed', () => {
    const before = catalogWith(product('1', { price: 100 }))
    const made = createChangeRecord(
      [{ id: 'product-1', revision: 'read', set: { price: 900 } }],
      [],
      documentsById(before),
    )
    const since = catalogWith(
      product('1', { price: 900, sale: { _type: 'sale', kind: 'amount', amount: 500 } }),
    )
    expect(planUndo(made, documentsById(since), 'made')).toEqual({ patches: [], deleted: [], skipped: 1 })
  })

  test('restores fields that were set or emptied, and stock', () => {
    const before = catalogWith(product('1', { tag: NEW }))
    const patches = [
      { id: 'product-1', revision: 'read', set: { colors: ['green'] }, unset: ['tag'] },
      { id: 'inventory-product-1', revision: 'read', set: { available: 9 } },
    ]
    const made = createChangeRecord(patches, [], documentsById(before))
    expect(made.lines[1]?.before).toEqual({ available: 4 })
    const after = applied(before, patches)
    const { patches: back } = planUndo(
      { ...made, lines: made.lines.slice(0, 1) },
      documentsById(after),
      'made',
    )
    expect(back).toEqual([{ id: 'product-1', revision: 'made', set: { tag: NEW }, unset: ['colors'] }])
  })

  test('restores the stock of a variant', () => {
    const id = inventoryId('product-1', 'green')
    const withStock = (available: number) =>
      buildCatalog({
        products: [product('1', { variants: [{ _key: 'green', _type: 'productVariant' }] as never })],
        inventory: [{ _id: id, _rev: 'read', available }],
        categories: [],
        choices: [],
      })
    const patch = { id, revision: 'read', set: { available: 9 } }
    const made = createChangeRecord([patch], [], documentsById(withStock(4)))
    const { patches } = planUndo(made, documentsById(withStock(9)), 'made')
    expect(patches).toEqual([{ id, revision: 'read', set: { available: 4 }, unset: [] }])
  })

  test('deletes new products that nobody has edited', () => {
    const made = { lines: [], created: ['drafts.product-1', 'drafts.product-2', 'drafts.product-3'] }
    const drafts = catalogWith(
      product('1', { _id: 'drafts.product-1', _rev: 'made' }),
      product('2', { _id: 'drafts.product-2', _rev: 'edited' }),
    )
    expect(planUndo(made, documentsById(drafts), 'made')).toEqual({
      patches: [],
      deleted: ['drafts.product-1'],
      skipped: 1,
    })
  })
})
