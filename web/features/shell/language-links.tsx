'use client'

import { usePathname } from 'next/navigation'
import { type MouseEvent, Suspense } from 'react'
import { type LocaleId, LOCALES } from '#schemas/shared/locales.ts'
import { localizedPath, splitLocale } from '#schemas/shared/routes.ts'
import { LOCALE_COOKIE, MISSING_PATH } from '#web/i18n/routing.ts'

const YEAR = 60 * 60 * 24 * 365

/** Links to the page in each language. Without JavaScript, and from a missing page in a new tab, they lead to the languages' home pages. */
export function LanguageLinks({ current }: { current: LocaleId }) {
  return (
    <Suspense fallback={<Links current={current} path="/" />}>
      <LinksToThisPage current={current} />
    </Suspense>
  )
}

function LinksToThisPage({ current }: { current: LocaleId }) {
  const { path } = splitLocale(usePathname())
  return <Links current={current} path={path === MISSING_PATH ? '/' : path} />
}

/** Stores the choice in a cookie, and keeps path, query and anchor. Missing pages are rendered with another path than the visitor's. */
function rememberChoice(id: LocaleId, event: MouseEvent<HTMLAnchorElement>): void {
  document.cookie = `${LOCALE_COOKIE}=${id}; path=/; max-age=${YEAR}; samesite=lax`
  const { pathname, search, hash } = location
  event.currentTarget.href = localizedPath(id, splitLocale(pathname).path) + search + hash
}

function Links({ current, path }: { current: LocaleId; path: string }) {
  return (
    <ul role="list">
      {LOCALES.map(({ id, name, languageTag }) => (
        <li key={id}>
          {/* A plain anchor: another language is a new document with its own direction and fonts. */}
          <a
            className="menu-link"
            href={localizedPath(id, path)}
            hrefLang={languageTag}
            lang={languageTag}
            aria-current={id === current ? 'true' : undefined}
            onClick={(event) => rememberChoice(id, event)}
          >
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}
