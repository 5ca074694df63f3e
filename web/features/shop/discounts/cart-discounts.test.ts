import { describe, expect, test } from 'vitest'
import { type StoredDiscount, toCartDiscounts, unknownCodes } from './cart-discounts.ts'

const stored: StoredDiscount = {
  id: 'discount.1',
  title: 'Welcome discount',
  code: 'WELCOME10',
  kind: 'percent',
  percent: 10,
  minimum: 500,
  currency: 'USD',
  from: null,
  until: null,
  isCombinable: true,
  scope: 'all',
  products: ['product-1'],
  categories: ['category-caps'],
  maxUses: null,
  maxUsesPerCustomer: null,
  uses: 0,
}
const lines = [
  { id: '1', documentId: 'product-1', category: 'category-files' },
  { id: '2-green', documentId: 'product-2', category: 'category-caps' },
  { id: '3', documentId: 'product-3', category: null },
]
const only = (fields: Partial<StoredDiscount>, used: readonly string[] = []) =>
  toCartDiscounts([{ ...stored, ...fields } as StoredDiscount], lines, used)[0]

test('a discount tells a browser what it takes off and when, but not its rules', () => {
  expect(only({})).toEqual({
    id: 'discount.1',
    title: 'Welcome discount',
    code: 'WELCOME10',
    kind: 'percent',
    percent: 10,
    minimum: 500,
    currency: 'USD',
    from: null,
    until: null,
    isCombinable: true,
    lines: null,
    exhausted: null,
  })
})

test('amounts and free units keep their numbers', () => {
  expect(only({ kind: 'amount', amount: 300 })).toMatchObject({ kind: 'amount', amount: 300 })
  expect(only({ kind: 'freeDelivery' })).toMatchObject({ kind: 'freeDelivery' })
  expect(only({ kind: 'buyXGetY', buy: 2, get: 1, percent: 100 })).toMatchObject({
    kind: 'buyXGetY',
    buy: 2,
    get: 1,
    percent: 100,
  })
})

test.each([
  ['all', null],
  ['products', ['1']],
  ['categories', ['2-green']],
] as const)('the scope “%s” is resolved to lines of the cart', (scope, expected) => {
  expect(only({ scope })?.lines).toEqual(expected)
})

describe('a discount is exhausted', () => {
  test('once all its uses are taken', () => {
    expect(only({ maxUses: 10, uses: 9 })?.exhausted).toBeNull()
    expect(only({ maxUses: 10, uses: 10 })?.exhausted).toBe('usedUp')
  })

  test('once the customer has used it as often as allowed', () => {
    const limited = { maxUsesPerCustomer: 2, maxUses: 10, uses: 10 }
    expect(only(limited, ['discount.1', 'discount.1', 'discount.2'])?.exhausted).toBe('alreadyUsed')
    expect(only({ maxUsesPerCustomer: 2 }, ['discount.1', 'discount.2'])?.exhausted).toBeNull()
  })

  test('never without a limit', () => {
    expect(only({ uses: 1_000 }, ['discount.1'])?.exhausted).toBeNull()
  })
})

test('a code without a discount is unknown', () => {
  expect(unknownCodes(['WELCOME10', 'WELCOME11'], [stored])).toEqual(['WELCOME11'])
})
