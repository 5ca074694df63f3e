import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shopSettingsSchema } from '../../pricing/shop-settings.ts'
import type { CartProduct } from './checked-cart.ts'
import { addOrderedItems, type OrderedItem } from './order-again.ts'
import type { Cart } from './stored-cart.ts'

const settings = { ...shopSettingsSchema.parse({}), detailLimit: 3 }

const sold = (id: string, available: number | null = null, needsChoice = false) => ({
  productId: id,
  quantity: 1,
  state: 'ok' as const,
  product: { id, available, needsChoice } as CartProduct,
})
const gone = (id: string) => ({ productId: id, quantity: 1, state: 'vanished' as const, product: null })
const item = (id: string, quantity = 1): OrderedItem => ({ id, title: `Product ${id}`, quantity })
const EMPTY: Cart = { lines: [] }

test('adds what is still sold to the cart, and keeps what is in it', () => {
  const cart: Cart = { currency: 'EUR', lines: [{ id: 'x', quantity: 2 }] }
  const again = addOrderedItems(cart, [item('a', 2), item('b')], { lines: [sold('a'), sold('b')], settings })
  expect(again).toEqual({
    cart: {
      currency: 'EUR',
      lines: [
        { id: 'x', quantity: 2 },
        { id: 'a', quantity: 2 },
        { id: 'b', quantity: 1 },
      ],
    },
    added: 3,
    skipped: [],
  })
})

test('names what is no longer sold, sold out, limited, or needs a choice', () => {
  const checked = {
    lines: [gone('a'), sold('b', 0), sold('c', 1), sold('d'), sold('e', null, true)],
    settings,
  }
  const cart: Cart = { lines: [{ id: 'd', quantity: 2 }] }
  const items = [item('a'), item('b'), item('c', 2), item('d', 2), item('e')]
  const { added, skipped } = addOrderedItems(cart, items, checked)
  expect(added).toBe(2)
  expect(skipped.map(({ title, added: units, reason }) => [title, units, reason])).toEqual([
    ['Product a', 0, 'vanished'],
    ['Product b', 0, 'soldOut'],
    ['Product c', 1, 'short'],
    ['Product d', 1, 'limit'],
    ['Product e', 0, 'unchosen'],
  ])
})

test('a product that was not checked counts as no longer sold, and the cart stays the same object', () => {
  const again = addOrderedItems(EMPTY, [item('a')], { lines: [], settings })
  expect(again.cart).toBe(EMPTY)
  expect(again.skipped).toEqual([{ id: 'a', title: 'Product a', added: 0, reason: 'vanished' }])
})

test('a full cart takes more units of its products, but no further ones', () => {
  const lines = Array.from({ length: 50 }, (_, index) => ({ id: `p${index}`, quantity: 1 }))
  const checked = { lines: [sold('p7'), sold('a')], settings }
  const { cart, skipped } = addOrderedItems({ lines }, [item('a'), item('p7')], checked)
  expect(cart.lines).toHaveLength(50)
  expect(cart.lines[7]).toEqual({ id: 'p7', quantity: 2 })
  expect(skipped).toEqual([{ id: 'a', title: 'Product a', added: 0, reason: 'full' }])
})

test('every unit is either added or accounted for, and never beyond stock or limit', () => {
  const id = fc.constantFrom('a', 'b', 'c')
  const items = fc.uniqueArray(fc.record({ id, quantity: fc.integer({ min: 1, max: 9 }) }), {
    selector: (one) => one.id,
  })
  const stock = fc.option(fc.integer({ min: 0, max: 5 }))
  fc.assert(
    fc.property(items, items, fc.tuple(stock, stock, stock), (lines, ordered, [a, b, c]) => {
      const checked = { lines: [sold('a', a), sold('b', b), sold('c', c)], settings }
      const wanted = ordered.map((one) => ({ ...one, title: one.id }))
      const { cart, added, skipped } = addOrderedItems({ lines }, wanted, checked)
      const before = new Map(lines.map((line) => [line.id, line.quantity]))
      const after = new Map(cart.lines.map((line) => [line.id, line.quantity]))
      let sum = 0
      for (const [key, limit] of [
        ['a', a],
        ['b', b],
        ['c', c],
      ] as const) {
        const gained = (after.get(key) ?? 0) - (before.get(key) ?? 0)
        sum += gained
        expect(gained).toBeGreaterThanOrEqual(0)
        if (gained > 0) expect(after.get(key)).toBeLessThanOrEqual(Math.min(3, limit ?? 3))
        const asked = ordered.find((one) => one.id === key)?.quantity ?? 0
        const isShort = gained < asked
        expect(skipped.some(({ title }) => title === key)).toBe(isShort)
      }
      expect(added).toBe(sum)
    }),
  )
})
