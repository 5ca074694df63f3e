import { Link } from '#web/i18n/navigation.ts'
import { Icon } from './icon.tsx'

interface Neighbour {
  title: string
  href: string
}

export interface NeighbourLinksProperties {
  previous: Neighbour | null
  next: Neighbour | null
  texts: { label: string; previous: string; next: string }
}

/** The ways to the pages before and after this one; nothing where it stands alone. */
export function NeighbourLinks({ previous, next, texts }: NeighbourLinksProperties) {
  if (!previous && !next) return null
  return (
    <nav className="neighbours" aria-label={texts.label}>
      {previous && (
        <Link className="neighbours__link neighbours__link--previous" rel="prev" href={previous.href}>
          <span className="neighbours__label">
            <Icon name="arrow" backward />
            {texts.previous}
          </span>
          <span className="neighbours__title">{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link className="neighbours__link neighbours__link--next" rel="next" href={next.href}>
          <span className="neighbours__label">
            {texts.next}
            <Icon name="arrow" forward />
          </span>
          <span className="neighbours__title">{next.title}</span>
        </Link>
      )}
    </nav>
  )
}
