import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createToasts, FADE_MS, type Toasts } from './toasts.ts'

const states = (toasts: Toasts) => toasts.read().map(({ message, state }) => `${message} ${state}`)

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
    toasts.show('success', 'Added', true)
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
    toasts.show('success', 'One', true)
    toasts.show('error', 'Two', false)
    expect(toasts.read().map(({ message }) => message)).toEqual(['Two', 'One'])
    expect(changed).toHaveBeenCalledTimes(2)
    stop()
    toasts.show('success', 'Three', true)
    expect(changed).toHaveBeenCalledTimes(2)
  })

  test('stay while paused, and for the extended time afterwards', () => {
    toasts.show('success', 'Added', true)
    vi.advanceTimersByTime(500)
    toasts.pause(only().id)
    expect(only().running).toBeNull()
    vi.advanceTimersByTime(60_000)
    expect(only().state).toBe('active')
    toasts.resume(only().id)
    expect(only()).toMatchObject({ running: 1000, run: 2 })
    vi.advanceTimersByTime(1000)
    expect(only().state).toBe('removed')
  })

  test('are dismissed at once, and then cannot be paused', () => {
    toasts.show('success', 'Added', true)
    const { id } = only()
    toasts.dismiss(id)
    toasts.pause(id)
    toasts.resume(id)
    expect(only().state).toBe('removed')
    vi.advanceTimersByTime(FADE_MS)
    expect(toasts.read()).toEqual([])
  })

  test.each([
    ['duplicates start a brief toast again', true, 1000],
    ['duplicates do not repeat a long one', false, 4100],
  ])('%s', (_, isBrief, left) => {
    toasts.show('error', 'Full', isBrief)
    vi.advanceTimersByTime(900)
    toasts.show('error', 'Full', isBrief)
    vi.advanceTimersByTime(left - 1)
    expect(only().state).toBe('active')
    vi.advanceTimersByTime(1)
    expect(only().state).toBe('removed')
  })

  test('stay paused when a duplicate arrives', () => {
    toasts.show('success', 'Added', true)
    vi.advanceTimersByTime(10)
    toasts.pause(only().id)
    toasts.show('success', 'Added', true)
    vi.advanceTimersByTime(60_000)
    expect(only().state).toBe('active')
  })
})
