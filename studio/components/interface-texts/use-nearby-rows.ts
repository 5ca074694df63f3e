import { type RefObject, useEffect, useState } from 'react'

/** Distance from the viewport, in pixels, within which rows become editable. */
const MARGIN = 800

/** Returns the nearest scrolling ancestor; null for the window. */
function findScroller(element: Element): Element | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  }
  return null
}

/**
 * Returns the keys (`data-row`) of the rows that have been near the viewport. Other rows render as plain text, because
 * hundreds of rows with live fields open slowly.
 */
export function useNearbyRows(table: RefObject<HTMLElement | null>, rows: string): ReadonlySet<string> {
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
      { root: findScroller(table.current), rootMargin: `${MARGIN}px 0px` },
    )
    for (const row of table.current.querySelectorAll('[data-row]')) observer.observe(row)
    return () => observer.disconnect()
  }, [table, rows])
  return near
}
