import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRouteTransition, DONE_MS } from './route-transition.ts'

describe('the progress of a navigation', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('location', new URL('https://example.org/en/contact?from=menu'))
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  test('runs until the new page is shown, and is full for a moment', () => {
    const transition = createRouteTransition()
    const changed = vi.fn<() => void>()
    transition.subscribe(changed)
    transition.start('/en', 'push')
    expect(transition.read()).toBe('running')
    expect(transition.finish()).toEqual({ wentBack: false })
    expect(transition.read()).toBe('done')
    vi.advanceTimersByTime(DONE_MS)
    expect(transition.read()).toBe('idle')
    expect(changed).toHaveBeenCalledTimes(3)
  })

  test('runs on when another navigation starts meanwhile', () => {
    const transition = createRouteTransition()
    transition.start('/en', 'push')
    transition.finish()
    transition.start('/en/blog', 'push')
    vi.advanceTimersByTime(DONE_MS)
    expect(transition.read()).toBe('running')
  })

  test('does not run for an anchor on the same page', () => {
    const transition = createRouteTransition()
    transition.start('/en/contact?from=menu#form', 'push')
    expect(transition.read()).toBe('idle')
  })

  test('does not run when the visitor goes back, and reports it once', () => {
    const transition = createRouteTransition()
    transition.start('https://example.org/en', 'traverse')
    expect(transition.read()).toBe('idle')
    expect(transition.finish()).toEqual({ wentBack: true })
    expect(transition.finish()).toEqual({ wentBack: false })
  })
})
