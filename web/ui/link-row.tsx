import { Link } from '#web/i18n/navigation.ts'
import type { NamedLink } from '#web/sanity/types.ts'
import { ContentText } from './content-text.tsx'

interface LinkRowProperties {
  /** Name of the landmark. */
  label: string
  links: readonly NamedLink[]
  /** Path of the current link, without language; null for none. */
  current: string | null
}

/** A row of links that filter a list; nothing with fewer than two. */
export function LinkRow({ label, links, current }: LinkRowProperties) {
  if (links.length < 2) return null
  return (
    <nav className="link-row mb-7 border-bottom" aria-label={label}>
      <ul role="list">
        {links.map(({ label: name, href }) => (
          <li key={href}>
            <Link href={href} aria-current={href === current ? 'page' : undefined}>
              <ContentText as="span" text={name} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
