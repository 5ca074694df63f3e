/** Speeds in milliseconds: per letter typed, per letter deleted, and the two pauses. */
const SPEEDS = { typeSpeed: 100, backSpeed: 50, backDelay: 500, startDelay: 500 }

/**
 * Types words into an element that shows the first one. The library loads on demand.
 *
 * @returns a function that stops typing and restores the first word
 */
export function startTyping(element: HTMLElement, words: string[]): () => void {
  let stop: (() => void) | null = null
  let stopped = false

  const begin = async () => {
    const { default: Typed } = await import('typed.js')
    if (stopped) return
    const typed = new Typed(element, {
      ...SPEEDS,
      loop: true,
      // The element's content counts as the first string.
      strings: words.slice(1),
      contentType: 'null',
      showCursor: false,
      onLastStringBackspaced: () => {
        // Otherwise the next round would not type the first word.
        typed.strPos = 0
      },
    })
    stop = () => typed.destroy()
  }

  // Without the library the words are static.
  begin().catch(() => undefined)
  return () => {
    stopped = true
    stop?.()
    element.textContent = words[0] ?? ''
  }
}
