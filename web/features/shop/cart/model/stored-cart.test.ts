import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cart, parseCart, parseProductNumbers, parseSyncedItems } from './stored-cart.ts'

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
  test('is null if nothing was ever stored', () => {
    expect(parseCart(null)).toBeNull()
  })

  test('is read as it was written', () => {
    const cart: Cart = {
      currency: 'SAR',
      codes: ['WELCOME10', 'FREE-DELIVERY'],
      delivery: 'deliveryMethod.express-1',
      country: 'DE',
      lines: [
        { id: '10201', quantity: 2, seen },
        { id: '1030', quantity: 1 },
      ],
    }
    expect(parseCart(JSON.stringify({ version: 1, ...cart }))).toEqual(cart)
  })

  test('forgets a country that is none', () => {
    expect(parseCart(JSON.stringify({ version: 1, country: 'Germany', lines: [] }))).toEqual({ lines: [] })
  })

  test('is repaired: invalid lines are dropped, duplicates merged, quantities rounded', () => {
    const lines = [
      { id: '10201', quantity: 2 },
      { id: '10201', quantity: 3 },
      { id: '10202', quantity: 2.9 },
      { id: '10203', quantity: -1 },
      { id: '10204', quantity: 0 },
      { id: '10205', quantity: 'many' },
      { id: '10209', quantity: { toString: [] } },
      { id: '../10206', quantity: 1 },
      { id: 10207, quantity: 1 },
      { id: '10208', quantity: 1e9 },
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

  test.each([
    ['its title', { title: 7 }],
    ['a title of unheard-of length', { title: 'a'.repeat(500) }],
    ['its language', { locale: null }],
    ['its price', { price: 1.5 }],
    ['its currency', { currency: ['USD'] }],
    ['a longer currency', { currency: 'USDT' }],
    ['a currency in other letters', { currency: 'uUSD' }],
  ])('forgets what the shopper saw if %s is invalid, but keeps the line', (_name, fields) => {
    const lines = [{ id: '10201', quantity: 1, seen: { ...seen, ...fields } }]
    expect(parseCart(JSON.stringify({ version: 1, lines }))).toEqual({
      lines: [{ id: '10201', quantity: 1 }],
    })
  })

  test('keeps valid codes, at most five', () => {
    const codesOf = (codes: unknown) => parseCart(JSON.stringify({ version: 1, codes, lines: [] }))?.codes
    expect(codesOf(['WELCOME10', 'welcome', 'A', 7, null, ['WELCOME10'], 'WELCOME10'])).toEqual(['WELCOME10'])
    expect(codesOf(['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF'])).toEqual(['AAA', 'BBB', 'CCC', 'DDD', 'EEE'])
    expect(codesOf(['a'])).toBeUndefined()
  })

  test.each([7, null, ['DE'], 'de', 'DEU', 'xDE'])('forgets the country %j', (country) => {
    expect(parseCart(JSON.stringify({ version: 1, country, lines: [] }))).toEqual({ lines: [] })
  })

  test.each([7, null, ['express'], '', '../express', 'express!', 'a'.repeat(129)])(
    'forgets the delivery method %j',
    (delivery) => {
      expect(parseCart(JSON.stringify({ version: 1, delivery, lines: [] }))).toEqual({ lines: [] })
    },
  )

  test('keeps long titles and at most fifty lines', () => {
    const lines = Array.from({ length: 51 }, (_, index) => ({
      id: String(index),
      quantity: 1,
      seen: { ...seen, title: 'a'.repeat(499) },
    }))
    expect(parseCart(JSON.stringify({ version: 1, lines }))).toEqual({ lines: lines.slice(0, 50) })
  })

  test.each(['', '{', 'null', '[]', '{"lines":{}}', '"cart"', '[[]]', '{"version":99}'])(
    'that reads %j is an empty one',
    (text) => {
      expect(parseCart(text)).toEqual({ lines: [] })
    },
  )

  test('is valid for any stored text', () => {
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
  test('holds each product once', () => {
    expect(parseProductNumbers('{"version":1,"items":["10201","1030","10201",7,"a b"]}')).toEqual([
      '10201',
      '1030',
    ])
    expect(parseProductNumbers(null)).toEqual([])
  })

  test('is valid for any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const wishlist = parseProductNumbers(text)
        expect(new Set(wishlist).size).toBe(wishlist.length)
        expect(wishlist.every((id) => /^[\w-]{1,64}$/.test(id))).toBe(true)
      }),
    )
  })
})

describe('stored items of an account', () => {
  test('are read as they were written', () => {
    const stored = { version: 1, account: 'a1', lines: [{ id: '10011', quantity: 2 }], items: ['1030'] }
    expect(parseSyncedItems(JSON.stringify(stored))).toEqual({
      account: 'a1',
      cart: [{ id: '10011', quantity: 2 }],
      wishlist: ['1030'],
    })
  })

  test('are null if it is unknown whose they are', () => {
    expect(parseSyncedItems(null)).toBeNull()
    expect(parseSyncedItems('{"lines":[{"id":"1030","quantity":1}]}')).toBeNull()
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(() => parseSyncedItems(text)).not.toThrow()
      }),
    )
  })
})
