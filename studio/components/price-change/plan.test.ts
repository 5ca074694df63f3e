import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCY_CODES } from '../../../schemas/shared/currencies.ts'
import { readCatalogue, type CatalogueEntry, type StoredProduct } from '../catalogue/catalogue.ts'
import { costsText, isChanged, patchesOf, planChange } from './plan.ts'
import { planUndo, rememberChange } from './undo.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
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

/** What the lake would hold after patches, for plans to be read again. */
function applied(entries: CatalogueEntry[], patches: ReturnType<typeof patchesOf>): CatalogueEntry[] {
  const patch = (stored: StoredProduct | undefined) => {
    const found = patches.find(({ id, revision }) => id === stored?._id && revision === stored._rev)
    if (!stored || !found) return stored
    const prices = stored.prices?.map((each) => ({
      ...each,
      amount: (found.set?.[`prices[_key=="${each._key}"].amount`] ?? each.amount) as number,
    }))
    const price = (found.set?.price ?? stored.price) as number
    return { ...stored, price, ...(prices && { prices }), _rev: `${stored._rev}+` }
  }
  return entries.map((entry) => ({ ...entry, published: patch(entry.published), draft: patch(entry.draft) }))
}

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

describe('undoing', () => {
  test('brings back every price, whatever was changed', () => {
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
      fc.property(fc.array(stored, { maxLength: 6 }), change, (products, made) => {
        const entries = entriesOf(...products.map((each, index) => product(String(index), each)))
        const lines = planChange(entries, made)
        const after = applied(entries, patchesOf(lines))
        const undone = applied(after, patchesOf(planUndo(rememberChange('', lines, NOW), after)))
        const money = (list: CatalogueEntry[]) =>
          list.map(({ published }) => [published?.price, published?.prices])
        expect(money(undone)).toEqual(money(entries))
      }),
    )
  })

  test('leaves a price alone that somebody changed since', () => {
    const entries = entriesOf(product('1'), product('2'))
    const made = rememberChange('', planChange(entries, FIVE), NOW)
    const since = entriesOf(product('1', { price: 1050 }), product('2', { price: 2000 }))
    expect(planUndo(made, since).map(({ after, refusal }) => [after?.price, refusal?.slice(0, 21)])).toEqual([
      [1000, undefined],
      [undefined, 'Its price was changed'],
    ])
  })
})
