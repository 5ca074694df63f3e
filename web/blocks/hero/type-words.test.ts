import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTyping } from './type-words.ts'

describe('typing', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** The part of an element that the library uses. */
  const element = (text: string) =>
    ({
      textContent: text,
      tagName: 'SPAN',
      classList: { contains: () => false },
    }) as unknown as HTMLElement

  it('deletes the first word, types each word letter by letter, and repeats', async () => {
    const target = element('ab')
    const seen = new Set<string>()
    const stop = startTyping(target, ['ab', 'xyz'])
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    for (let step = 0; step < 600; step += 1) {
      vi.advanceTimersByTime(25)
      seen.add(target.textContent)
    }
    expect(seen).toEqual(new Set(['ab', 'a', '', 'x', 'xy', 'xyz']))
    stop()
    expect(target.textContent).toBe('ab')
  })
})
