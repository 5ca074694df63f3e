import { describe, expect, test } from 'vitest'
import { type BulkEdit, planEdit } from './edits.ts'

const document = {
  _id: 'drafts.product-1',
  _type: 'product',
  _rev: 'r',
  price: 1000,
  currency: 'USD',
  prices: [{ _key: 'cny', currency: 'CNY', amount: 7000 }],
  tag: 'new',
  colors: ['red'],
  category: { _type: 'reference', _ref: 'category-a' },
  tags: [{ _type: 'reference', _key: 'k', _ref: 'tag-a' }],
}
const reference = (_ref: string) => ({ _type: 'reference', _ref }) as const
const plan = (edit: BulkEdit, changed = {}) => planEdit({ ...document, ...changed }, edit)

describe('a planned change', () => {
  test('sets, clears and refers', () => {
    expect(plan({ kind: 'set', field: 'tag', value: 'hot' })).toEqual({ set: { tag: 'hot' }, unset: [] })
    expect(plan({ kind: 'set', field: 'tag', value: undefined })).toEqual({ set: {}, unset: ['tag'] })
    expect(plan({ kind: 'set', field: 'category', value: reference('category-b') })).toEqual({
      set: { category: { _type: 'reference', _ref: 'category-b' } },
      unset: [],
    })
  })

  test('says when nothing would change', () => {
    expect(plan({ kind: 'set', field: 'tag', value: 'new' })).toBe('unchanged')
    expect(plan({ kind: 'set', field: 'gender', value: undefined })).toBe('unchanged')
    expect(plan({ kind: 'set', field: 'category', value: reference('category-a') })).toBe('unchanged')
    expect(plan({ kind: 'add', field: 'tags', member: reference('tag-a') })).toBe('unchanged')
    expect(plan({ kind: 'remove', field: 'colors', member: 'blue' })).toBe('unchanged')
  })

  test('keeps the other members of a list', () => {
    expect(plan({ kind: 'add', field: 'colors', member: 'blue' })).toMatchObject({
      set: { colors: ['red', 'blue'] },
    })
    expect(plan({ kind: 'add', field: 'tags', member: reference('tag-b') })).toMatchObject({
      set: { tags: [document.tags[0], { _type: 'reference', _ref: 'tag-b', _key: 'bulk-tag-b' }] },
    })
    expect(plan({ kind: 'remove', field: 'tags', member: reference('tag-a') })).toMatchObject({
      set: { tags: [] },
    })
  })

  test('of the price follows in all currencies, and respects a sale', () => {
    const change = { by: 'percent', hundredths: -1000, rounding: 'none' } as const
    expect(plan({ kind: 'price', change })).toEqual({
      set: { price: 900, 'prices[_key=="cny"].amount': 6300 },
      unset: [],
    })
    expect(plan({ kind: 'price', change }, { price: undefined })).toEqual({
      error: 'This product has no price yet.',
    })
    const sale = { kind: 'amount', amount: 950 }
    expect(plan({ kind: 'price', change }, { sale })).toMatchObject({
      error: expect.stringContaining('conflicts with its sale') as string,
    })
  })
})
