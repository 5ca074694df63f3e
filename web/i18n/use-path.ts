'use client'

import { usePathname } from 'next/navigation'
import { useLocale } from 'next-intl'

/** Returns the path of the current page without its language: `/contact`, or `/` for the home page. */
export function usePath(): string {
  const root = `/${useLocale()}`
  const path = usePathname()
  return path === root ? '/' : path.startsWith(`${root}/`) ? path.slice(root.length) : path
}
