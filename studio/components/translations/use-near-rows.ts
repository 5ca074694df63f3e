import { useEffect, useState, type RefObject } from 'react'

/** How far beyond the visible part rows are made ready, in pixels: more than a Tab or an arrow goes. */
const MARGIN = 800

/** The nearest element around that scrolls; `null` when it is the window. */
function scrollerOf(element: Element): Element | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  }
  return null
}

/**
 * The keys of the rows that have been near the visible part of a table, by their `data-row`. The others need only look
 * like rows: a table of hundreds would be slow to open with a live field in each cell.
 */
export function useNearRows(table: RefObject<HTMLElement | null>, rows: string): ReadonlySet<string> {
  const [near, setNear] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!table.current) return
    const observer = new IntersectionObserver(
      (changes) => {
        const seen = changes.filter(({ isIntersecting }) => isIntersecting)
        for (const { target } of seen) observer.unobserve(target)
        const keys = seen.map(({ target }) => target.getAttribute('data-row') ?? '')
        if (keys.length > 0) setNear((before) => new Set([...before, ...keys]))
      },
      { root: scrollerOf(table.current), rootMargin: `${MARGIN}px 0px` },
    )
    for (const row of table.current.querySelectorAll('[data-row]')) observer.observe(row)
    return () => observer.disconnect()
  }, [table, rows])
  return near
}
