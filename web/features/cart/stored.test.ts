import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCart, parseWishlist, type Cart } from './stored.ts'

const seen = { title: 'Quay at night', locale: 'en', price: 111, currency: 'USD' }

function expectSound(cart: Cart | null) {
  const lines = cart?.lines ?? []
  expect(cart).not.toBeNull()
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  for (const { id, quantity, seen: known } of lines) {
    expect(id).toMatch(/^[\w-]{1,64}$/)
    expect(Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= 99).toBe(true)
    if (known) expect(Number.isSafeInteger(known.price)).toBe(true)
  }
  expect(cart?.currency ?? 'USD').toMatch(/^[A-Z]{3}$/)
}

describe('a stored cart', () => {
  test('is none where nothing was ever stored', () => {
    expect(parseCart(null)).toBeNull()
  })

  test('comes back as it was written', () => {
    const cart: Cart = {
      currency: 'SAR',
      lines: [
        { id: '10201', quantity: 2, seen },
        { id: '1030', quantity: 1 },
      ],
    }
    expect(parseCart(JSON.stringify({ version: 1, ...cart }))).toEqual(cart)
  })

  test('of the time before versions, a plain list, is taken over', () => {
    const old = [{ id: '10201', name: 'Wallpaper', price: 1.11, image: '/a.png', quantity: 2 }]
    expect(parseCart(JSON.stringify(old))).toEqual({ lines: [{ id: '10201', quantity: 2 }] })
  })

  test('is mended: bad lines are left out, doubled ones taken once, pieces made whole', () => {
    const lines = [
      { id: '10201', quantity: '2' },
      { id: '10201', quantity: 3 },
      { id: '10202', quantity: 2.9 },
      { id: '10203', quantity: -1 },
      { id: '10204', quantity: 0 },
      { id: '10205', quantity: 'many' },
      { id: '10209', quantity: { toString: [] } },
      { id: '../10206', quantity: 1 },
      { id: 10207, quantity: 1 },
      { id: '10208', quantity: 1e9, seen: { ...seen, price: 1.5 } },
      null,
      'line',
    ]
    expect(parseCart(JSON.stringify({ version: 1, currency: 'dollars', lines }))).toEqual({
      lines: [
        { id: '10201', quantity: 2 },
        { id: '10202', quantity: 2 },
        { id: '10208', quantity: 99 },
      ],
    })
  })

  test.each(['', '{', 'null', '[]', '{"lines":{}}', '"cart"', '[[]]', '{"version":99}'])(
    'that reads %j is an empty one',
    (text) => {
      expect(parseCart(text)).toEqual({ lines: [] })
    },
  )

  test('is sound whatever JSON was there, or no JSON at all', () => {
    const loose = fc.record(
      {
        id: fc.oneof(fc.string(), fc.constantFrom('10201', '1030')),
        quantity: fc.anything(),
        seen: fc.anything(),
      },
      { requiredKeys: [] },
    )
    const anything = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .record({ version: fc.anything(), currency: fc.anything(), lines: fc.array(loose) })
        .map((value) => JSON.stringify(value, safely)),
      fc.array(loose).map((value) => JSON.stringify(value, safely)),
    )
    fc.assert(
      fc.property(anything, (text) => {
        expectSound(parseCart(text))
        const again = JSON.stringify({ version: 1, ...parseCart(text) })
        expect(parseCart(again)).toEqual(parseCart(text))
      }),
      { numRuns: 500 },
    )
  })
})

/** JSON has no big whole numbers. */
const safely = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

describe('a stored wishlist', () => {
  test('keeps each good once', () => {
    expect(parseWishlist('{"version":1,"items":["10201","1030","10201",7,"a b"]}')).toEqual(['10201', '1030'])
    expect(parseWishlist(null)).toEqual([])
  })

  test('is sound whatever was there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const wishlist = parseWishlist(text)
        expect(new Set(wishlist).size).toBe(wishlist.length)
        expect(wishlist.every((id) => /^[\w-]{1,64}$/.test(id))).toBe(true)
      }),
    )
  })
})
