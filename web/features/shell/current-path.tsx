'use client'

import { usePathname } from 'next/navigation'
import { useLocale } from 'next-intl'
import { createContext, type ReactNode, Suspense, useContext, useEffect, useState } from 'react'
import { localizedPath } from '#schemas/shared/routes.ts'
import type { ContentLink } from '#web/sanity/types.ts'
import { type ActiveLink, findActiveLink } from './link-activity.ts'
import type { MenuItem } from './menu-item.ts'

const CurrentPath = createContext<string | null>(null)

/**
 * Tells the menus the current path. They are not inside a Suspense boundary themselves: replacing its
 * fallback would close a menu that is already open.
 */
export function CurrentPathProvider({ children }: { children: ReactNode }) {
  const [path, setPath] = useState<string | null>(null)
  return (
    <CurrentPath value={path}>
      {children}
      <Suspense>
        <PathReader onChange={setPath} />
      </Suspense>
    </CurrentPath>
  )
}

function PathReader({ onChange }: { onChange: (path: string) => void }) {
  const path = usePathname()
  useEffect(() => {
    onChange(path)
  }, [path, onChange])
  return null
}

/** Returns the link of a menu that matches the current page best; null before hydration. */
export function useActiveLink(items: readonly MenuItem[]): ActiveLink<ContentLink> | null {
  const path = useContext(CurrentPath)
  const locale = useLocale()
  if (path === null) return null
  const links = listLinks(items, 0).map(({ link, depth }) => {
    const address = link.external ? link.href : localizedPath(locale, link.href)
    return { link, depth, href: new URL(address, location.href).href }
  })
  return findActiveLink(links, new URL(path, location.href).href, `/${locale}`)
}

const listLinks = (items: readonly MenuItem[], depth: number): { link: ContentLink; depth: number }[] =>
  items.flatMap(({ link, children }) => [
    ...(link ? [{ link, depth }] : []),
    ...listLinks(children, depth + 1),
  ])
