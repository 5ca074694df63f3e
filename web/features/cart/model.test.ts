import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cartOn } from './demo-shop.ts'
import { add, change, quantityOf, toggle, withoutOrdered } from './model.ts'
import type { Cart } from './stored.ts'

const LIST = 1
const DETAIL = 3
const cart: Cart = { currency: 'EUR', lines: [{ id: '10201', quantity: 1 }] }

describe('putting a good into the cart', () => {
  test('makes a line of a new one and counts up one that is there', () => {
    expect(add(cart, { id: '1030', quantity: 2 }, DETAIL)).toEqual({
      cart: { currency: 'EUR', lines: [...cart.lines, { id: '1030', quantity: 2 }] },
      outcome: 'added',
    })
    expect(quantityOf(add(cart, { id: '10201', quantity: 2 }, DETAIL).cart, '10201')).toBe(3)
  })

  test('stops at three from the page of a good, at one from a list, and leaves the cart alone', () => {
    const full: Cart = { lines: [{ id: '10201', quantity: 3 }] }
    expect(add(full, { id: '10201', quantity: 1 }, DETAIL)).toEqual({ cart: full, outcome: 'limit' })
    expect(add(cart, { id: '10201', quantity: 3 }, DETAIL).outcome).toBe('limit')
    expect(add(cart, { id: '10201', quantity: 1 }, LIST)).toEqual({ cart, outcome: 'limit' })
  })

  test.each([0, -1, 1.5, NaN, Infinity])('ignores %d pieces', (quantity) => {
    expect(add(cart, { id: '1030', quantity }, DETAIL)).toEqual({ cart, outcome: 'ignored' })
  })
})

describe('changing a quantity', () => {
  test('sets it, and 0 removes the line', () => {
    expect(change(cart, { id: '10201', quantity: 3 }, DETAIL).outcome).toBe('changed')
    expect(change(cart, { id: '10201', quantity: 0 }, DETAIL)).toEqual({
      cart: { currency: 'EUR', lines: [] },
      outcome: 'removed',
    })
  })

  test('ignores less than nothing, and a good that is not there', () => {
    expect(change(cart, { id: '10201', quantity: -1 }, DETAIL)).toEqual({ cart, outcome: 'ignored' })
    expect(change(cart, { id: '9', quantity: 2 }, DETAIL)).toEqual({ cart, outcome: 'ignored' })
  })

  test('does not pass the limit, but may come closer to it from above', () => {
    const much: Cart = { lines: [{ id: 'a', quantity: 9 }] }
    expect(change(cart, { id: '10201', quantity: 4 }, DETAIL).outcome).toBe('limit')
    expect(quantityOf(change(much, { id: 'a', quantity: 5 }, DETAIL).cart, 'a')).toBe(5)
  })
})

test('whatever is done, every line is there once, with one piece at least and no more than the limit', () => {
  const id = fc.constantFrom('a', 'b', 'c')
  const step = fc.record({
    what: fc.constantFrom(add, change),
    id,
    quantity: fc.integer({ min: -5, max: 9 }),
  })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const after = steps.reduce<Cart>((before, { what, ...line }) => what(before, line, DETAIL).cart, {
        lines: [],
      })
      expect(new Set(after.lines.map((line) => line.id)).size).toBe(after.lines.length)
      expect(after.lines.every(({ quantity }) => quantity >= 1 && quantity <= DETAIL)).toBe(true)
    }),
  )
})

test('a wish is made by one press and taken back by the next', () => {
  expect(toggle(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggle(['a', 'b'], 'a')).toEqual(['b'])
})

describe('a cart nobody has used', () => {
  const samples: Cart = { lines: [{ id: '1030', quantity: 1 }] }

  test.each(['/demos/shop/index', '/ar/shop/cart', '/shop/checkout'])('holds the samples on %s', (path) => {
    expect(cartOn(path, null, samples)).toBe(samples)
  })

  test.each([
    '/',
    '/en',
    '/shop',
    '/en/shop/grid',
    '/shop/grid/filtered',
    '/shop/empty-cart',
    '/zh/cart',
    '/shop/single/1030',
    '/shop/cartoons',
  ])('is empty on %s', (path) => {
    expect(cartOn(path, null, samples).lines).toEqual([])
  })

  test('is another thing than one that was emptied', () => {
    expect(cartOn('/shop/cart', { lines: [] }, samples).lines).toEqual([])
  })
})

test('what was ordered leaves the cart, and what was added since stays', () => {
  const before: Cart = {
    currency: 'EUR',
    lines: [
      { id: '10201', quantity: 3 },
      { id: '1030', quantity: 1 },
      { id: '10010', quantity: 1 },
    ],
  }
  const ordered = [
    { id: '10201', quantity: 2 },
    { id: '1030', quantity: 1 },
    { id: 'gone', quantity: 1 },
  ]
  expect(withoutOrdered(before, ordered)).toEqual({
    currency: 'EUR',
    lines: [
      { id: '10201', quantity: 1 },
      { id: '10010', quantity: 1 },
    ],
  })
})
