import { Link } from '#web/i18n/navigation.ts'
import type { NamedLink } from '#web/content/types.ts'

interface LinkRowProperties {
  /** Name of the landmark. */
  label: string
  links: readonly NamedLink[]
  /** Path of the link that is shown now, without language. */
  current?: string
}

/** A row of links by which a list is narrowed down. Nothing where there is no choice. */
export function LinkRow({ label, links, current }: LinkRowProperties) {
  if (links.length < 2) return null
  return (
    <nav className="link-row" aria-label={label}>
      <ul role="list">
        {links.map(({ label: name, href }) => (
          <li key={href}>
            <Link href={href} aria-current={href === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
