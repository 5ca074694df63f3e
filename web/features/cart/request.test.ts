import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stateOf, type SoldGood } from './answer.ts'
import { parseCartRequest } from './request.ts'

const item = { productId: '10201', quantity: 1 }

describe('a cart that a browser asks about', () => {
  test('is numbers of goods and how many; what it says of prices is not even read', () => {
    const asked = { locale: 'ar', items: [{ ...item, price: 1, title: '<script>' }], payable: 0 }
    expect(parseCartRequest.parse(asked)).toEqual({ locale: 'ar', items: [item] })
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
    ['half a piece', { locale: 'en', items: [{ ...item, quantity: 0.5 }] }],
    ['less than a piece', { locale: 'en', items: [{ ...item, quantity: -1 }] }],
    ['endlessly many pieces', { locale: 'en', items: [{ ...item, quantity: Infinity }] }],
    ['pieces as a text', { locale: 'en', items: [{ ...item, quantity: '1' }] }],
    ['an object in place of a number', { locale: 'en', items: [{ ...item, productId: { $ne: null } }] }],
  ])('is refused with %s', (_, asked) => {
    expect(parseCartRequest.safeParse(asked).success).toBe(false)
  })

  test('is refused or sound, whatever came', () => {
    fc.assert(
      fc.property(fc.anything(), (asked) => {
        const { success, data } = parseCartRequest.safeParse(asked)
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
] as const)('%i pieces of %j are %s', (quantity, good, state) => {
  expect(stateOf(quantity, good as SoldGood | null)).toBe(state)
})
