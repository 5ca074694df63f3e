import { TYPING_SPEEDS } from './typing.ts'

/**
 * Types words into an element in which the first of them already stands. The library is fetched when it is needed, so
 * that it never holds up the page.
 *
 * @returns how to stop; the first word then stands there again
 */
export function startTyping(element: HTMLElement, words: string[]): () => void {
  let stop: (() => void) | null = null
  let stopped = false

  const begin = async () => {
    const { default: Typed } = await import('typed.js')
    if (stopped) return
    const typed = new Typed(element, {
      ...TYPING_SPEEDS,
      // What stands in the element counts as the first string.
      strings: words.slice(1),
      contentType: 'null',
      showCursor: false,
      onLastStringBackspaced: () => {
        // Otherwise the next round would show the first word at once instead of typing it.
        typed.strPos = 0
      },
    })
    stop = () => {
      typed.destroy()
    }
  }

  // Without the library the words stand still, which is all that is lost.
  begin().catch(() => undefined)
  return () => {
    stopped = true
    stop?.()
    element.textContent = words[0] ?? ''
  }
}
