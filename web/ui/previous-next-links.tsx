import type { ReactNode } from 'react'
import { Link } from '#web/i18n/navigation.ts'
import { ContentText } from './content-text.tsx'
import { Icon } from './icon.tsx'

interface AdjacentPage {
  title: string
  href: string
}

export interface PreviousNextLinksProperties {
  previous: AdjacentPage | null
  next: AdjacentPage | null
  texts: { label: string; previous: string; next: string }
}

/** Links to the previous and next page; nothing without either. */
export function PreviousNextLinks({ previous, next, texts }: PreviousNextLinksProperties) {
  if (!previous && !next) return null
  return (
    <nav className="previous-next cols cols-md-2 border-top border-bottom" aria-label={texts.label}>
      {previous && (
        <AdjacentLink page={previous} rel="prev" side="previous">
          <Icon name="arrow" backward />
          {texts.previous}
        </AdjacentLink>
      )}
      {next && (
        <AdjacentLink page={next} rel="next" side="next">
          {texts.next}
          <Icon name="arrow" forward />
        </AdjacentLink>
      )}
    </nav>
  )
}

interface AdjacentLinkProperties {
  page: AdjacentPage
  rel: 'prev' | 'next'
  side: 'previous' | 'next'
  children: ReactNode
}

function AdjacentLink({ page, rel, side, children }: AdjacentLinkProperties) {
  return (
    <Link
      className={`previous-next__link stack gap-2 py-6 previous-next__link--${side}`}
      rel={rel}
      href={page.href}
    >
      <span className="d-flex align-items-center gap-2 text-body-secondary fs-small">{children}</span>
      <ContentText as="span" className="previous-next__title fs-4 fw-medium" text={page.title} />
    </Link>
  )
}
