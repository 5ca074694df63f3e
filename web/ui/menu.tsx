'use client'

import { type ComponentProps, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'

/**
 * A dropdown: a native `<details>`, which opens without JavaScript. It closes on Escape, on a click or focus
 * outside, and on a click on one of its links or buttons.
 */
export function Menu(properties: ComponentProps<'details'>) {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => menu.current?.removeAttribute('open')

  // Listens all the time: the event that tells of its opening may come after the focus has left again.
  useEffect(() => {
    const closeFromOutside = (event: Event) => {
      // An earlier listener may have removed the target, as a suggestion that Escape closes.
      const isInside = menu.current !== null && event.composedPath().includes(menu.current)
      const isOtherKey = event instanceof globalThis.KeyboardEvent && event.key !== 'Escape'
      if (!isInside && !isOtherKey) close()
    }
    const events = ['pointerdown', 'focusin', 'keydown']
    for (const type of events) document.addEventListener(type, closeFromOutside)
    return () => {
      for (const type of events) document.removeEventListener(type, closeFromOutside)
    }
  }, [])

  /** Escape closes the innermost open menu and returns the focus to its button. */
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return
    event.stopPropagation()
    close()
    menu.current.querySelector('summary')?.focus()
  }

  /** A dialog closes as a whole, so its menus stay as they are. */
  const closeOnChoice = (event: MouseEvent) => {
    if ((event.target as Element).closest('a[href], button') && !menu.current?.closest('dialog')) close()
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Receives events of the summary and links inside.
    <details {...properties} ref={menu} onKeyDown={closeOnEscape} onClick={closeOnChoice} />
  )
}
