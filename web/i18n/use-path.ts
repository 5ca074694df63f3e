'use client'

import { useLocale } from 'next-intl'
import { usePathname } from 'next/navigation'

/** The path of the page shown, without its language: `/contact`, and `/` for the root. */
export function usePath(): string {
  const root = `/${useLocale()}`
  const path = usePathname()
  return path === root ? '/' : path.startsWith(`${root}/`) ? path.slice(root.length) : path
}
