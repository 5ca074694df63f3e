'use client'

import { useLocale } from 'next-intl'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { linkActivity } from './active.ts'

/** Marks in the menus of a document the links to the page shown and to those above it, and the submenus that hold such a link. */
function markMenus(here: string, root: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-navigation] a[href]')) {
    const activity = linkActivity(link.href, here, root)
    if (activity) link.setAttribute('aria-current', activity)
    else link.removeAttribute('aria-current')
  }
  for (const branch of document.querySelectorAll<HTMLElement>('[data-navigation] details'))
    branch.toggleAttribute('data-active', branch.querySelector('[aria-current]') !== null)
}

/**
 * Says in the menus where the visitor stands; draws nothing. The menus themselves do not ask: what depends on the address is sent behind
 * the page and put in place of what was there, which would close a menu that somebody has just opened.
 */
export function MenuMarks() {
  const root = `/${useLocale()}`
  const path = usePathname()

  useEffect(() => {
    markMenus(new URL(path, location.href).href, root)
  }, [path, root])

  return null
}
