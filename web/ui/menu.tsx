'use client'

import { type ComponentProps, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'

/**
 * A dropdown: a native `<details>`, which opens without JavaScript. It closes on Escape, on a click or focus
 * outside, and on a click on one of its links or buttons.
 */
export function Menu(properties: ComponentProps<'details'>) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => menu.current?.removeAttribute('open')

  // The visitor may have opened it before hydration.
  useEffect(() => {
    setOpen(menu.current?.open === true)
  }, [])

  useEffect(() => {
    if (!isOpen) return
    const closeFromOutside = (event: Event) => {
      const isInside = event.target instanceof Node && menu.current?.contains(event.target)
      const isOtherKey = event instanceof globalThis.KeyboardEvent && event.key !== 'Escape'
      if (!isInside && !isOtherKey) close()
    }
    const events = ['pointerdown', 'focusin', 'keydown']
    for (const type of events) document.addEventListener(type, closeFromOutside)
    return () => {
      for (const type of events) document.removeEventListener(type, closeFromOutside)
    }
  }, [isOpen])

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
    <details
      {...properties}
      ref={menu}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
      }}
      onKeyDown={closeOnEscape}
      onClick={closeOnChoice}
    />
  )
}
