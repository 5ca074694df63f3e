'use client'

import { Suspense, type MouseEvent } from 'react'
import { LOCALE_COOKIE } from '#web/i18n/routing.ts'
import { usePath } from '#web/i18n/use-path.ts'
import { LOCALES, type LocaleId } from '#schemas/shared/locales.ts'
import { localizedPath } from '#schemas/shared/routes.ts'

const YEAR = 60 * 60 * 24 * 365

/** The same page in each language. Without a known address (or a script) they lead to the languages' roots. */
export function LanguageLinks({ current }: { current: LocaleId }) {
  return (
    <Suspense fallback={<Links current={current} path="/" />}>
      <LinksToThisPage current={current} />
    </Suspense>
  )
}

function LinksToThisPage({ current }: { current: LocaleId }) {
  return <Links current={current} path={usePath()} />
}

/** Keeps the choice for the next visit, and query and anchor for this one. */
function keep(id: LocaleId, event: MouseEvent<HTMLAnchorElement>): void {
  document.cookie = `${LOCALE_COOKIE}=${id}; path=/; max-age=${YEAR}; samesite=lax`
  event.currentTarget.search = location.search
  event.currentTarget.hash = location.hash
}

function Links({ current, path }: { current: LocaleId; path: string }) {
  return (
    <ul role="list">
      {LOCALES.map(({ id, name, languageTag }) => (
        <li key={id}>
          {/* A plain anchor: another language is another document, with its own direction and fonts. */}
          <a
            className="menu-link"
            href={localizedPath(id, path)}
            hrefLang={languageTag}
            lang={languageTag}
            aria-current={id === current ? 'true' : undefined}
            onClick={(event) => {
              keep(id, event)
            }}
          >
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}
