import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createToasts, FADE_MS, type Toasts } from './toasts.ts'

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

  test('appear, stay for their time, and disappear', () => {
    toasts.show('success', 'Added', brief)
    expect(states(toasts)).toEqual(['Added inactive'])
    vi.advanceTimersByTime(0)
    expect(only()).toMatchObject({ state: 'active', running: 1000 })
    vi.advanceTimersByTime(999)
    expect(states(toasts)).toEqual(['Added active'])
    vi.advanceTimersByTime(1)
    expect(states(toasts)).toEqual(['Added removed'])
    vi.advanceTimersByTime(FADE_MS)
    expect(toasts.read()).toEqual([])
  })

  test('are sorted newest first, and notify subscribers', () => {
    const changed = vi.fn<() => void>()
    const stop = toasts.subscribe(changed)
    toasts.show('success', 'One')
    toasts.show('error', 'Two')
    expect(toasts.read().map(({ message }) => message)).toEqual(['Two', 'One'])
    expect(changed).toHaveBeenCalledTimes(2)
    stop()
    toasts.show('success', 'Three')
    expect(changed).toHaveBeenCalledTimes(2)
  })

  test('stay while paused, and for the extended time afterwards', () => {
    toasts.show('success', 'Added', { ...brief, extendedTimeout: 400 })
    vi.advanceTimersByTime(500)
    toasts.pause(only().id)
    expect(only().running).toBeNull()
    vi.advanceTimersByTime(60_000)
    expect(only().state).toBe('active')
    toasts.resume(only().id)
    expect(only()).toMatchObject({ running: 400, run: 2 })
    vi.advanceTimersByTime(400)
    expect(only().state).toBe('removed')
  })

  test('are dismissed at once, and then cannot be paused', () => {
    toasts.show('success', 'Added', brief)
    const { id } = only()
    toasts.dismiss(id)
    toasts.pause(id)
    toasts.resume(id)
    expect(only().state).toBe('removed')
    vi.advanceTimersByTime(FADE_MS)
    expect(toasts.read()).toEqual([])
  })

  test('allow duplicates', () => {
    toasts.show('success', 'Added')
    toasts.show('success', 'Added')
    expect(toasts.read()).toHaveLength(2)
  })

  test.each([
    ['prevent', { count: 1, left: 100 }],
    ['count', { count: 2, left: 100 }],
    ['reset', { count: 1, left: 1000 }],
  ] as const)('handle a duplicate by %s', (duplicates, { count, left }) => {
    toasts.show('success', 'Added', { ...brief, duplicates })
    vi.advanceTimersByTime(900)
    toasts.show('success', 'Added', { ...brief, duplicates })
    expect(only().count).toBe(count)
    vi.advanceTimersByTime(left - 1)
    expect(only().state).toBe('active')
    vi.advanceTimersByTime(1)
    expect(only().state).toBe('removed')
  })

  test('stay paused when a duplicate arrives', () => {
    toasts.show('success', 'Added', { ...brief, duplicates: 'reset' })
    vi.advanceTimersByTime(10)
    toasts.pause(only().id)
    toasts.show('success', 'Added', { ...brief, duplicates: 'reset' })
    vi.advanceTimersByTime(60_000)
    expect(only().state).toBe('active')
  })
})
