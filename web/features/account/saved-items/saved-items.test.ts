import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyChanges,
  changesBetween,
  hasChanges,
  mergeItems,
  NO_ITEMS,
  type SavedItems,
} from './saved-items.ts'

const LIMIT = 3
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const line = fc.record({ id, quantity: fc.integer({ min: 1, max: LIMIT }) })
const items: fc.Arbitrary<SavedItems> = fc.record({
  cart: fc.uniqueArray(line, { selector: (one) => one.id }),
  wishlist: fc.uniqueArray(id),
})

/** The items without their order. */
const sorted = ({ cart, wishlist }: SavedItems) => ({
  cart: [...cart].sort((one, other) => one.id.localeCompare(other.id)),
  wishlist: [...wishlist].sort(),
})
const all = (of: SavedItems) => changesBetween(NO_ITEMS, of)
const merge = (one: SavedItems, other: SavedItems) => mergeItems(one, all(other), LIMIT)

describe('merging a guest’s items', () => {
  test('is a union in any order, idempotent, and loses nothing', () => {
    fc.assert(
      fc.property(items, items, items, (one, other, third) => {
        const merged = merge(one, other)
        expect(sorted(merged)).toEqual(sorted(merge(other, one)))
        expect(sorted(merge(merged, third))).toEqual(sorted(merge(one, merge(other, third))))
        expect(merge(merged, other)).toEqual(merged)
        for (const { id: number, quantity } of [...one.cart, ...other.cart])
          expect(merged.cart.find((found) => found.id === number)?.quantity).toBeGreaterThanOrEqual(quantity)
        expect(merged.wishlist).toEqual(expect.arrayContaining([...one.wishlist, ...other.wishlist]))
      }),
    )
  })

  test('caps quantities at the limit of the shop', () => {
    const guest = { cart: [{ id: 'a', quantity: 99 }], wishlist: [] }
    expect(merge(NO_ITEMS, guest).cart).toEqual([{ id: 'a', quantity: LIMIT }])
    expect(applyChanges(NO_ITEMS, all(guest), LIMIT).cart).toEqual([{ id: 'a', quantity: LIMIT }])
  })

  test('keeps the first fifty lines of a cart and products of a wishlist', () => {
    const many = (prefix: string) => Array.from({ length: 40 }, (_, index) => `${prefix}${index}`)
    const of = (prefix: string): SavedItems => ({
      cart: many(prefix).map((number) => ({ id: number, quantity: 1 })),
      wishlist: many(prefix),
    })
    const merged = merge(of('a'), of('b'))
    expect(merged.cart.map((one) => one.id)).toEqual([...many('a'), ...many('b').slice(0, 10)])
    expect(merged.wishlist).toEqual([...many('a'), ...many('b').slice(0, 10)])
  })
})

describe('changes of a browser', () => {
  test('lead from one state to the other, and applying them twice changes nothing more', () => {
    fc.assert(
      fc.property(items, items, (before, after) => {
        const changes = changesBetween(before, after)
        const applied = applyChanges(before, changes, LIMIT)
        expect(sorted(applied)).toEqual(sorted(after))
        expect(applyChanges(applied, changes, LIMIT)).toEqual(applied)
        expect(hasChanges(changesBetween(applied, after))).toBe(false)
      }),
    )
  })

  test('of two browsers lead both to the same items, and neither undoes the other', () => {
    const edit = fc.record({
      browser: fc.constantFrom(0, 1),
      kind: fc.constantFrom('edit', 'sync'),
      items,
    })
    fc.assert(
      fc.property(items, fc.array(edit, { maxLength: 12 }), (start, edits) => {
        let account = start
        const browsers = [0, 1].map(() => ({ seen: start, local: start }))
        const sync = (index: number) => {
          const browser = browsers[index]
          if (!browser) return
          const mine = changesBetween(browser.seen, browser.local)
          const theirs = changesBetween(browser.seen, account)
          account = applyChanges(account, mine, LIMIT)
          // What only the other browser changed is as the other browser left it.
          for (const number of theirs.removed)
            if (!mine.set.some((one) => one.id === number))
              expect(account.cart.some((one) => one.id === number)).toBe(false)
          for (const wish of theirs.wished)
            if (!mine.unwished.includes(wish)) expect(account.wishlist).toContain(wish)
          browser.seen = account
          browser.local = account
        }
        for (const { browser: index, kind, items: local } of edits) {
          const browser = browsers[index]
          if (kind === 'sync') sync(index)
          else if (browser) browser.local = local
        }
        for (const index of [0, 1, 0]) sync(index)
        expect(browsers[0]?.local).toEqual(account)
        expect(browsers[1]?.local).toEqual(account)
      }),
    )
  })
})
