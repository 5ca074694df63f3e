import { type FocusEvent, type MouseEvent, useRef } from 'react'

/** A menu closes in several steps, which take longest on a slow machine. */
const CLOSING_MS = 1000

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
      if (target instanceof Element && target.closest('[role="menuitem"]')) returnFocus(text.current)
    },
  }
}

/** Focuses an element as soon as nothing else is, unless something gets the focus, such as the dialog of a link. */
function returnFocus(element: HTMLElement | null): void {
  const clicked = performance.now()
  const wait = () => {
    if (document.activeElement === document.body) element?.focus()
    if (performance.now() - clicked < CLOSING_MS) requestAnimationFrame(wait)
  }
  wait()
}
