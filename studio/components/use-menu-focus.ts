import { type FocusEvent, type MouseEvent, useRef } from 'react'

/** What a closed menu does with the focus afterwards takes longest on a slow machine. */
const CLOSED_MS = 1000

/**
 * Returns handlers for the element around a formatted text, which focus the text again once a menu of its toolbar, such as that of styles,
 * has closed. Without them the focus is lost, and typing goes nowhere.
 */
export function useMenuFocus() {
  const text = useRef<HTMLElement>(null)
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      if (target.isContentEditable) text.current = target
    },
    // Menus are elsewhere in the page, but React sends their clicks here.
    onClick({ target }: MouseEvent<HTMLElement>) {
      const item = target instanceof Element && target.closest('[role="menuitem"]')
      if (item) returnFocus(text.current, item)
    },
  }
}

/**
 * Focuses an element as soon as nothing else is, unless something gets the focus, such as the dialog of a link. Waits until the menu of
 * the item is gone, however long that takes.
 */
function returnFocus(element: HTMLElement | null, item: Element): void {
  let lastShown = performance.now()
  const wait = () => {
    if (document.activeElement === document.body) element?.focus()
    if (item.isConnected) lastShown = performance.now()
    if (performance.now() - lastShown < CLOSED_MS) requestAnimationFrame(wait)
  }
  wait()
}
