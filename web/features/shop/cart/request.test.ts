import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CartProduct, lineState } from './model/checked-cart.ts'
import { cartRequestSchema } from './request.ts'

const item = { productId: '10201', quantity: 1 }

describe('a cart request', () => {
  test('holds product numbers and quantities; prices in it are ignored', () => {
    const asked = { locale: 'ar', items: [{ ...item, price: 1, title: '<script>' }], payable: 0 }
    expect(cartRequestSchema.parse(asked)).toEqual({ locale: 'ar', items: [item], codes: [] })
  })

  test.each([
    ['no language', { items: [item] }],
    ['a language nobody speaks here', { locale: 'tlh', items: [item] }],
    ['no lines', { locale: 'en' }],
    ['more lines than a person has', { locale: 'en', items: Array.from({ length: 51 }, () => item) }],
    [
      'a query in place of a number',
      { locale: 'en', items: [{ ...item, productId: '"] | *[_type == "inquiry"' }] },
    ],
    ['a path in place of a number', { locale: 'en', items: [{ ...item, productId: '../1' }] }],
    ['a number with more behind it', { locale: 'en', items: [{ ...item, productId: '10201 or any' }] }],
    ['half a unit', { locale: 'en', items: [{ ...item, quantity: 0.5 }] }],
    ['a negative quantity', { locale: 'en', items: [{ ...item, quantity: -1 }] }],
    ['an infinite quantity', { locale: 'en', items: [{ ...item, quantity: Infinity }] }],
    ['a quantity as text', { locale: 'en', items: [{ ...item, quantity: '1' }] }],
    ['an object in place of a number', { locale: 'en', items: [{ ...item, productId: { $ne: null } }] }],
  ])('is refused with %s', (_, asked) => {
    expect(cartRequestSchema.safeParse(asked).success).toBe(false)
  })

  test('is rejected or valid for any input', () => {
    fc.assert(
      fc.property(fc.anything(), (asked) => {
        const { success, data } = cartRequestSchema.safeParse(asked)
        if (success) expect(data.items.length).toBeLessThanOrEqual(50)
      }),
    )
  })
})

test.each([
  [1, null, 'vanished'],
  [3, { available: null }, 'ok'],
  [3, { available: 3 }, 'ok'],
  [3, { available: 2 }, 'short'],
  [1, { available: 0 }, 'soldOut'],
  [4, { available: null }, 'limit'],
  [20, { available: 9 }, 'limit'],
  [20, { available: 2 }, 'short'],
] as const)('%i units of %j are %s', (quantity, product, state) => {
  expect(lineState(quantity, product as CartProduct | null, 3)).toBe(state)
})
