'use client'

import NextLink from 'next/link'
import { useLocale } from 'next-intl'
import { type ComponentProps, createElement, useState } from 'react'
import { localizedPath } from '#schemas/shared/routes.ts'
import { PAGE_TRANSITION } from '#web/lib/page-transition.ts'

interface LinkProperties extends Omit<ComponentProps<'a'>, 'onMouseEnter' | 'onTouchStart' | 'onFocus'> {
  /** A path without language such as `/contact`, perhaps with a query or an anchor. Other addresses stay as they are. */
  href: string
  /** Whether the page is prefetched. Set it to false for addresses that may not exist. */
  prefetch?: boolean
}

/** A link to a page of this site, in the visitor's language. */
export function Link({ href, prefetch = true, ...anchor }: LinkProperties) {
  const locale = useLocale()
  // A page has up to 160 links: a page is fetched when its link is hovered, touched or focused, not when it is in view.
  const [isIntended, setIntended] = useState(false)
  const intend = () => setIntended(true)
  return createElement(NextLink, {
    ...anchor,
    href: href.startsWith('/') ? localizedPath(locale, href) : href,
    prefetch: prefetch && isIntended ? null : false,
    transitionTypes: [PAGE_TRANSITION],
    onMouseEnter: intend,
    onTouchStart: intend,
    onFocus: intend,
  })
}
