'use client'

import { useEffect } from 'react'

const OPEN_MENUS = 'details[data-menu][open]'

function closeMenus(menus: Iterable<Element>): void {
  for (const menu of menus) menu.removeAttribute('open')
}

function openMenus(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(OPEN_MENUS)]
}

/** Escape closes the innermost menu that holds the focus (else all), and gives the focus back to its button. */
function closeByKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  const menus = openMenus()
  const holding = menus.filter((menu) => menu.contains(document.activeElement)).at(-1)
  closeMenus(holding ? [holding] : menus)
  holding?.querySelector('summary')?.focus()
}

/** A menu closes when something outside it is pressed or focused. */
function closeOthers(event: Event): void {
  closeMenus(openMenus().filter((menu) => event.target instanceof Node && !menu.contains(event.target)))
}

/** A menu closes when one of its links or choices has been taken. */
function closeTaken(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  const taken = event.target.closest('a[href], button')
  if (taken) closeMenus(openMenus().filter((menu) => menu.contains(taken) && !menu.closest('dialog')))
}

/** What `<details>` lacks to be a menu. One listener each for all menus of the page; draws nothing. */
export function MenuKeeper() {
  useEffect(() => {
    document.addEventListener('keydown', closeByKey)
    document.addEventListener('pointerdown', closeOthers)
    document.addEventListener('focusin', closeOthers)
    document.addEventListener('click', closeTaken)
    return () => {
      document.removeEventListener('keydown', closeByKey)
      document.removeEventListener('pointerdown', closeOthers)
      document.removeEventListener('focusin', closeOthers)
      document.removeEventListener('click', closeTaken)
    }
  }, [])
  return null
}
