import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cartEntry } from './entries.ts'

/** A tab of which only what it stores is of interest. */
function openTab() {
  const page = new EventTarget()
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    task()
  })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  return {
    storage,
    stored,
    writeElsewhere(text: string) {
      stored.set('meridian.cart', text)
      page.dispatchEvent(new Event('storage'))
    },
  }
}

describe('the entry of the cart', () => {
  let tab: ReturnType<typeof openTab>

  beforeEach(() => {
    tab = openTab()
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('is written with a version and read back, the same value until it changes', () => {
    cartEntry.write({ lines: [{ id: 'a', quantity: 1 }] })
    expect(tab.stored.get('meridian.cart')).toBe('{"version":1,"lines":[{"id":"a","quantity":1}]}')
    expect(cartEntry.read()).toBe(cartEntry.read())
  })

  test('tells of changes made here and in another tab, until one has heard enough', () => {
    const changed = vi.fn<() => void>()
    const stop = cartEntry.follow(changed)
    changed.mockClear()
    cartEntry.write({ lines: [] })
    tab.writeElsewhere('{"version":1,"lines":[{"id":"b","quantity":2}]}')
    expect(changed).toHaveBeenCalledTimes(2)
    expect(cartEntry.read()?.lines).toEqual([{ id: 'b', quantity: 2 }])
    stop()
    cartEntry.write({ lines: [] })
    expect(changed).toHaveBeenCalledTimes(2)
  })

  test('holds for the page where nothing can be stored', () => {
    const denied = () => {
      throw new Error('denied')
    }
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied })
    cartEntry.write({ lines: [{ id: 'c', quantity: 1 }] })
    expect(cartEntry.read()?.lines).toEqual([{ id: 'c', quantity: 1 }])
    vi.stubGlobal('localStorage', tab.storage)
    cartEntry.write({ lines: [] })
    expect(tab.stored.get('meridian.cart')).toBe('{"version":1,"lines":[]}')
  })
})
