import { useLocale } from 'next-intl'
import { createElement, type ComponentProps } from 'react'
import { localizedPath } from '#schemas/shared/routes.ts'

interface LinkProperties extends ComponentProps<'a'> {
  /** A path without the language, such as `/contact`, perhaps with a query or an anchor; anything else is left as it is. */
  href: string
  /** Whether the page is fetched as soon as somebody is about to press. Not for addresses that may lead to none. */
  prefetch?: boolean
}

/**
 * A link to a page of this site, in the visitor's language. It is a plain anchor, on the server as in the browser: one listener for
 * all of them (`features/shell/link-keeper.tsx`) shows the page without loading a document.
 */
export function Link({ href, prefetch = true, ...anchor }: LinkProperties) {
  const locale = useLocale()
  return createElement('a', {
    ...anchor,
    href: href.startsWith('/') ? localizedPath(locale, href) : href,
    'data-visit': prefetch ? 'ahead' : '',
  })
}
