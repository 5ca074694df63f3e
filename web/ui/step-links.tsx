import type { ReactNode } from 'react'
import { Link } from '#web/i18n/navigation.ts'
import { Icon } from './icon.tsx'

/** A link to another page of a list, or null or false at its end. */
type Step = { href: string; text: ReactNode } | null | false

/** Links to the previous and the next page of a list that is too long for a number per page; nothing for a single page. */
export function StepLinks({ label, previous, next }: { label: string; previous: Step; next: Step }) {
  if (!previous && !next) return null
  return (
    <nav className="pagination-links mt-8 pt-6 border-top" aria-label={label}>
      {previous && (
        <Link rel="prev" href={previous.href} prefetch={false}>
          <Icon name="arrow" backward />
          {previous.text}
        </Link>
      )}
      {next && (
        <Link rel="next" href={next.href} prefetch={false}>
          {next.text}
          <Icon name="arrow" forward />
        </Link>
      )}
    </nav>
  )
}
