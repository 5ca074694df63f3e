'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { PAGE_CHANGE } from './page-change.ts'
import { pressOnLink, showsPage } from './presses.ts'

/**
 * Shows pages without loading a document, for all links of the site (`Link` of `i18n/navigation.ts`) by one listener: a hundred and
 * more links a page need no script of their own. A page is fetched as soon as somebody points at its link, touches or focuses it.
 */
export function LinkKeeper() {
  const router = useRouter()

  useEffect(() => {
    let last: string | undefined
    const fetchAhead = ({ target }: Event) => {
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-visit="ahead"]') : null
      if (!link || link.href === last) return
      last = link.href
      router.prefetch(link.pathname + link.search)
    }
    const follow = (event: MouseEvent) => {
      const press = event.defaultPrevented ? null : pressOnLink(event)
      if (press?.link.dataset.visit === undefined || !showsPage(press, location.href)) return
      event.preventDefault()
      const { pathname, search, hash } = press.link
      router.push(pathname + search + hash, { transitionTypes: [PAGE_CHANGE] })
    }
    const passive = { passive: true }
    document.addEventListener('pointerover', fetchAhead, passive)
    document.addEventListener('touchstart', fetchAhead, passive)
    document.addEventListener('focusin', fetchAhead)
    document.addEventListener('click', follow)
    return () => {
      document.removeEventListener('pointerover', fetchAhead)
      document.removeEventListener('touchstart', fetchAhead)
      document.removeEventListener('focusin', fetchAhead)
      document.removeEventListener('click', follow)
    }
  }, [router])

  return null
}
