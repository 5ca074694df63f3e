import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createToasts, EASE_MS, type Toasts } from './toasts.ts'

const states = (toasts: Toasts) => toasts.read().map(({ message, state }) => `${message} ${state}`)
const brief = { timeout: 1000, progress: true } as const

describe('toasts', () => {
  let toasts: Toasts

  beforeEach(() => {
    vi.useFakeTimers()
    toasts = createToasts()
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  const only = () => {
    const [toast, ...others] = toasts.read()
    if (!toast || others.length > 0) throw new Error(`There are ${others.length + (toast ? 1 : 0)} toasts.`)
    return toast
  }

  test('come, stay for their time, and go', () => {
    toasts.show('success', 'Added', brief)
    expect(states(toasts)).toEqual(['Added inactive'])
    vi.advanceTimersByTime(0)
    expect(only()).toMatchObject({ state: 'active', running: 1000 })
    vi.advanceTimersByTime(999)
    expect(states(toasts)).toEqual(['Added active'])
    vi.advanceTimersByTime(1)
    expect(states(toasts)).toEqual(['Added removed'])
    vi.advanceTimersByTime(EASE_MS)
    expect(toasts.read()).toEqual([])
  })

  test('stand with the newest first, and tell whoever follows', () => {
    const changed = vi.fn<() => void>()
    const stop = toasts.follow(changed)
    toasts.show('success', 'One')
    toasts.show('error', 'Two')
    expect(toasts.read().map(({ message }) => message)).toEqual(['Two', 'One'])
    expect(changed).toHaveBeenCalledTimes(2)
    stop()
    toasts.show('success', 'Three')
    expect(changed).toHaveBeenCalledTimes(2)
  })

  test('stay while they are held, and for the extended time afterwards', () => {
    toasts.show('success', 'Added', { ...brief, extendedTimeout: 400 })
    vi.advanceTimersByTime(500)
    toasts.hold(only().id)
    expect(only().running).toBeNull()
    vi.advanceTimersByTime(60_000)
    expect(only().state).toBe('active')
    toasts.release(only().id)
    expect(only()).toMatchObject({ running: 400, run: 2 })
    vi.advanceTimersByTime(400)
    expect(only().state).toBe('removed')
  })

  test('are put away at once, and then neither held nor let go', () => {
    toasts.show('success', 'Added', brief)
    const { id } = only()
    toasts.dismiss(id)
    toasts.hold(id)
    toasts.release(id)
    expect(only().state).toBe('removed')
    vi.advanceTimersByTime(EASE_MS)
    expect(toasts.read()).toEqual([])
  })

  test('may stand beside others that say the same', () => {
    toasts.show('success', 'Added')
    toasts.show('success', 'Added')
    expect(toasts.read()).toHaveLength(2)
  })

  test.each([
    ['prevent', { count: 1, left: 100 }],
    ['count', { count: 2, left: 100 }],
    ['reset', { count: 1, left: 1000 }],
  ] as const)('of which a second is to %s leave one', (duplicates, { count, left }) => {
    toasts.show('success', 'Added', { ...brief, duplicates })
    vi.advanceTimersByTime(900)
    toasts.show('success', 'Added', { ...brief, duplicates })
    expect(only().count).toBe(count)
    vi.advanceTimersByTime(left - 1)
    expect(only().state).toBe('active')
    vi.advanceTimersByTime(1)
    expect(only().state).toBe('removed')
  })

  test('that are held are not let go by a second that says the same', () => {
    toasts.show('success', 'Added', { ...brief, duplicates: 'reset' })
    vi.advanceTimersByTime(10)
    toasts.hold(only().id)
    toasts.show('success', 'Added', { ...brief, duplicates: 'reset' })
    vi.advanceTimersByTime(60_000)
    expect(only().state).toBe('active')
  })
})
