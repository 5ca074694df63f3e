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
    <nav className="previous-next" aria-label={texts.label}>
      {previous && (
        <Link
          className="previous-next__link d-grid gap-2 py-6 previous-next__link--previous"
          rel="prev"
          href={previous.href}
        >
          <span className="d-flex align-items-center gap-2 text-body-secondary fs-small">
            <Icon name="arrow" backward />
            {texts.previous}
          </span>
          <ContentText as="span" className="previous-next__title" text={previous.title} />
        </Link>
      )}
      {next && (
        <Link
          className="previous-next__link d-grid gap-2 py-6 previous-next__link--next"
          rel="next"
          href={next.href}
        >
          <span className="d-flex align-items-center gap-2 text-body-secondary fs-small">
            {texts.next}
            <Icon name="arrow" forward />
          </span>
          <ContentText as="span" className="previous-next__title" text={next.title} />
        </Link>
      )}
    </nav>
  )
}
