import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readStoredText } from '#web/lib/stored-text.ts'
import { stubPage } from '#web/lib/stub-page.fixture.ts'
import { CART_KEY } from './storage.ts'
import { areItemsUnsaved, cartStore } from './stores.ts'

describe('the cart store', () => {
  let tab: ReturnType<typeof stubPage>

  beforeEach(() => {
    tab = stubPage()
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('writes a version and returns the same value until it changes', () => {
    cartStore.write({ lines: [{ id: 'a', quantity: 1 }] })
    expect(tab.stored.get('meridian.cart')).toBe('{"version":1,"lines":[{"id":"a","quantity":1}]}')
    expect(cartStore.read()).toBe(cartStore.read())
  })

  test('notifies subscribers of changes in this tab and others until they unsubscribe', () => {
    const changed = vi.fn<() => void>()
    const stop = cartStore.subscribe(changed)
    changed.mockClear()
    cartStore.write({ lines: [] })
    tab.stored.set('meridian.cart', '{"version":1,"lines":[{"id":"b","quantity":2}]}')
    tab.page.dispatchEvent(new Event('storage'))
    expect(changed).toHaveBeenCalledTimes(2)
    expect(cartStore.read()?.lines).toEqual([{ id: 'b', quantity: 2 }])
    stop()
    cartStore.write({ lines: [] })
    expect(changed).toHaveBeenCalledTimes(2)
  })

  test('a cleared cart is as if nothing was ever stored', () => {
    const changed = vi.fn<() => void>()
    cartStore.write({ lines: [{ id: 'a', quantity: 1 }] })
    const stop = cartStore.subscribe(changed)
    changed.mockClear()
    cartStore.clear()
    expect(cartStore.read()).toBeNull()
    expect(changed).toHaveBeenCalledOnce()
    stop()
  })

  test('keeps the cart in memory if storage is unavailable', () => {
    const { localStorage } = globalThis
    const denied = () => {
      throw new Error('denied')
    }
    vi.stubGlobal('document', { documentElement: { hasAttribute: () => false } })
    expect(areItemsUnsaved()).toBe(false)
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied })
    cartStore.write({ lines: [{ id: 'c', quantity: 1 }] })
    expect(cartStore.read()?.lines).toEqual([{ id: 'c', quantity: 1 }])
    expect(readStoredText(CART_KEY), 'the cart button counts it').not.toBeNull()
    expect(areItemsUnsaved(), 'the shopper is told').toBe(true)
    vi.stubGlobal('document', { documentElement: { hasAttribute: () => true } })
    expect(areItemsUnsaved(), 'an account saves them').toBe(false)
    vi.stubGlobal('localStorage', localStorage)
    cartStore.write({ lines: [] })
    expect(tab.stored.get('meridian.cart')).toBe('{"version":1,"lines":[]}')
  })

  test('an empty cart cannot be saved either if storage is blocked', () => {
    vi.stubGlobal('document', { documentElement: { hasAttribute: () => false } })
    vi.stubGlobal('localStorage', undefined)
    expect(areItemsUnsaved()).toBe(true)
  })
})
