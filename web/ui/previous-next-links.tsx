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
        <Link className="previous-next__link previous-next__link--previous" rel="prev" href={previous.href}>
          <span className="previous-next__label">
            <Icon name="arrow" backward />
            {texts.previous}
          </span>
          <ContentText as="span" className="previous-next__title" text={previous.title} />
        </Link>
      )}
      {next && (
        <Link className="previous-next__link previous-next__link--next" rel="next" href={next.href}>
          <span className="previous-next__label">
            {texts.next}
            <Icon name="arrow" forward />
          </span>
          <ContentText as="span" className="previous-next__title" text={next.title} />
        </Link>
      )}
    </nav>
  )
}
