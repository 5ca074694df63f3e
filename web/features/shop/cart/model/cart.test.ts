import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ITEMS_MAX } from '#web/features/account/saved-items/saved-items.ts'
import { addLine, quantityOf, removeOrderedItems, setLineQuantity, toggleWishlistItem } from './cart.ts'
import { cartForPage, isSmallShop } from './demo-shop.ts'
import type { Cart } from './stored-cart.ts'

const LIST = 1
const DETAIL = 3
const cart: Cart = { currency: 'EUR', lines: [{ id: '10201', quantity: 1 }] }

describe('adding a product to the cart', () => {
  test('adds a line for a new product and increases an existing one', () => {
    expect(addLine(cart, { id: '1030', quantity: 2 }, DETAIL)).toEqual({
      cart: { currency: 'EUR', lines: [...cart.lines, { id: '1030', quantity: 2 }] },
      outcome: 'added',
    })
    expect(quantityOf(addLine(cart, { id: '10201', quantity: 2 }, DETAIL).cart, '10201')).toBe(3)
  })

  test('rejects more than three from a product page or one from a list, and keeps the cart', () => {
    const full: Cart = { lines: [{ id: '10201', quantity: 3 }] }
    expect(addLine(full, { id: '10201', quantity: 1 }, DETAIL)).toEqual({ cart: full, outcome: 'limit' })
    expect(addLine(cart, { id: '10201', quantity: 3 }, DETAIL).outcome).toBe('limit')
    expect(addLine(cart, { id: '10201', quantity: 1 }, LIST)).toEqual({ cart, outcome: 'limit' })
  })

  test('rejects one product more than a cart holds', () => {
    const full: Cart = {
      lines: Array.from({ length: ITEMS_MAX }, (_, id) => ({ id: `${id}`, quantity: 1 })),
    }
    expect(addLine(full, { id: 'new', quantity: 1 }, DETAIL)).toEqual({ cart: full, outcome: 'full' })
    expect(addLine(full, { id: '1', quantity: 1 }, DETAIL).outcome).toBe('added')
  })

  test.each([0, -1, 1.5, NaN, Infinity])('ignores %d units', (quantity) => {
    expect(addLine(cart, { id: '1030', quantity }, DETAIL)).toEqual({ cart, outcome: 'ignored' })
  })
})

test('a change of one product leaves the others as they are', () => {
  const other = { id: '1030', quantity: 1 }
  const two: Cart = { lines: [...cart.lines, other] }
  expect(addLine(two, { id: '10201', quantity: 1 }, DETAIL).cart.lines).toEqual([
    { id: '10201', quantity: 2 },
    other,
  ])
  expect(setLineQuantity(two, { id: '10201', quantity: 3 }, DETAIL).cart.lines).toEqual([
    { id: '10201', quantity: 3 },
    other,
  ])
  expect(setLineQuantity(two, { id: '10201', quantity: 0 }, DETAIL).cart.lines).toEqual([other])
})

describe('setting a quantity', () => {
  test('changes the line, and 0 removes it', () => {
    expect(setLineQuantity(cart, { id: '10201', quantity: 3 }, DETAIL).outcome).toBe('changed')
    expect(setLineQuantity(cart, { id: '10201', quantity: 0 }, DETAIL)).toEqual({
      cart: { currency: 'EUR', lines: [] },
      outcome: 'removed',
    })
  })

  test('to what it is already changes nothing, above the limit too', () => {
    expect(setLineQuantity(cart, { id: '10201', quantity: 1 }, DETAIL)).toEqual({ cart, outcome: 'ignored' })
    const much: Cart = { lines: [{ id: 'a', quantity: 9 }] }
    expect(setLineQuantity(much, { id: 'a', quantity: 9 }, DETAIL)).toEqual({
      cart: much,
      outcome: 'ignored',
    })
  })

  test('ignores negative quantities and unknown products', () => {
    expect(setLineQuantity(cart, { id: '10201', quantity: -1 }, DETAIL)).toEqual({ cart, outcome: 'ignored' })
    expect(setLineQuantity(cart, { id: '9', quantity: 2 }, DETAIL)).toEqual({ cart, outcome: 'ignored' })
  })

  test('rejects an increase above the limit, but allows a decrease towards it', () => {
    const much: Cart = { lines: [{ id: 'a', quantity: 9 }] }
    expect(setLineQuantity(cart, { id: '10201', quantity: 4 }, DETAIL).outcome).toBe('limit')
    expect(quantityOf(setLineQuantity(much, { id: 'a', quantity: 5 }, DETAIL).cart, 'a')).toBe(5)
  })
})

test('after any changes each product has one line, with at least one unit and at most the limit', () => {
  const id = fc.constantFrom('a', 'b', 'c')
  const step = fc.record({
    what: fc.constantFrom(addLine, setLineQuantity),
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

test('toggling adds a product to the wishlist, then removes it', () => {
  expect(toggleWishlistItem(['a'], 'b')).toEqual({ items: ['a', 'b'], outcome: 'added' })
  expect(toggleWishlistItem(['a', 'b'], 'a')).toEqual({ items: ['b'], outcome: 'removed' })
})

test('a full wishlist takes no further product and can lose one', () => {
  const full = Array.from({ length: ITEMS_MAX }, (_, id) => `${id}`)
  expect(toggleWishlistItem(full, 'new')).toEqual({ items: full, outcome: 'full' })
  expect(toggleWishlistItem(full, '0')).toEqual({ items: full.slice(1), outcome: 'removed' })
})

describe('an unused cart', () => {
  const samples: Cart = { lines: [{ id: '1030', quantity: 1 }] }

  test.each(['/demos/shop/index', '/ar/shop/cart', '/shop/checkout'])(
    'holds the sample products on %s',
    (path) => {
      expect(cartForPage(path, null, samples)).toBe(samples)
    },
  )

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
    '/en/blog/shop/cart',
  ])('is empty on %s', (path) => {
    expect(cartForPage(path, null, samples).lines).toEqual([])
  })

  test('differs from an emptied cart', () => {
    expect(cartForPage('/shop/cart', { lines: [] }, samples).lines).toEqual([])
  })
})

test('the small shop is its home, its product pages and its cart', () => {
  for (const path of ['/en/shop', '/shop/single/10201', '/zh/cart']) expect(isSmallShop(path)).toBe(true)
  for (const path of ['/en', '/en/shop/grid', '/en/shop/cart', '/ar/demos/shop/index', '/en/cartography'])
    expect(isSmallShop(path)).toBe(false)
})

test('ordered units leave the cart, units added since stay', () => {
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
  expect(removeOrderedItems(before, ordered)).toEqual({
    currency: 'EUR',
    lines: [
      { id: '10201', quantity: 1 },
      { id: '10010', quantity: 1 },
    ],
  })
})
