import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '#web/i18n/navigation.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import type { HelpEntry } from './queries.ts'

interface HelpAsideProperties {
  heading: string
  /** The other topics, or the articles of a topic. */
  links: HelpEntry[]
  /** The id of the current page. */
  current?: string
  /** Shown above the links. */
  children?: ReactNode
}

/** Links to topics or articles beside a page, and to the contact page, when the articles do not help. */
export async function HelpAside({ heading, links, current, children }: HelpAsideProperties) {
  const texts = await getTranslations('help')
  return (
    <aside className="help-page__aside pt-4 border-top-ink">
      {children}
      {links.length > 0 && (
        <>
          <ContentText as="h2" className="label mb-3" text={heading} />
          <ul role="list" className="nav-list">
            {links.map(({ id, title, href }) => (
              <li key={id}>
                <Link href={href} aria-current={id === current ? 'page' : undefined}>
                  <ContentText as="span" text={title} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-5 pt-4 border-top text-body-secondary">
        {texts('notFound')} <Link href="/contact">{texts('askUs')}</Link>
      </p>
    </aside>
  )
}
