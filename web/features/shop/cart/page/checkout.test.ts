import { beforeEach, expect, test } from 'vitest'
import {
  changesBetween,
  hasChanges,
  NO_ITEMS,
  type SavedLine,
} from '#web/features/account/saved-items/saved-items.ts'
import { stubPage } from '#web/lib/stub-page.fixture.ts'
import { syncedStore } from '../state/stores.ts'
import { finishCheckout, messageOf } from './checkout.ts'

let stored: Map<string, string>

beforeEach(() => {
  ;({ stored } = stubPage())
  stored.set('meridian.checkout', JSON.stringify({ key: 'k', content: 'c', orderId: 'order.1' }))
})

const items = [{ id: 'lamp', quantity: 1 }]
const cart = JSON.stringify({ version: 1, lines: [{ id: 'lamp', quantity: 3 }] })
const storedLines = () =>
  (JSON.parse(stored.get('meridian.cart') ?? 'null') as { lines: SavedLine[] } | null)?.lines

test('what was ordered leaves the cart once', () => {
  stored.set('meridian.cart', cart)
  finishCheckout('order.1', items)
  finishCheckout('order.1', items)
  expect(storedLines()).toEqual([{ id: 'lamp', quantity: 2 }])
})

test('a sync sends nothing about what was ordered, so that units added elsewhere stay', () => {
  stored.set('meridian.cart', cart)
  stored.set(
    'meridian.synced',
    JSON.stringify({ account: 'a', lines: [{ id: 'lamp', quantity: 3 }], items: [] }),
  )
  finishCheckout('order.1', items)
  const local = { cart: storedLines() ?? [], wishlist: [] }
  expect(local.cart).toEqual([{ id: 'lamp', quantity: 2 }])
  expect(hasChanges(changesBetween(syncedStore.read() ?? NO_ITEMS, local))).toBe(false)
})

test('an order of another browser changes nothing', () => {
  stored.set('meridian.cart', cart)
  finishCheckout('order.2', items)
  expect(stored.get('meridian.cart')).toBe(cart)
})

test('samples that were ordered from an unused cart do not come back', () => {
  finishCheckout('order.1', items)
  expect(storedLines()).toEqual([])
})

test('an amount that Stripe does not charge is paid in another currency only where the shop has one', () => {
  expect(messageOf('amount', { currencies: ['USD'] })).toBe('amount')
  expect(messageOf('amount', { currencies: ['USD', 'JPY'] })).toBe('currency')
  expect(messageOf('payment', { currencies: ['USD', 'JPY'] })).toBe('payment')
})
