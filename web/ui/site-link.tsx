import type { ReactNode } from 'react'
import { Link } from '#web/i18n/navigation.ts'
import type { ContentLink } from '#web/content/types.ts'

interface SiteLinkProperties {
  link: ContentLink
  className?: string
  /** Said after the words of a link that opens a tab of its own, for people who do not see it happen. */
  newTabHint?: string
  children: ReactNode
}

/** A link as editors set it: inside the site it keeps the visitor's language, outside it is a plain anchor. */
export function SiteLink({ link, className, newTabHint, children }: SiteLinkProperties) {
  const target = link.newTab ? { target: '_blank', rel: 'noopener' } : {}
  const hint = link.newTab && newTabHint && <span className="visually-hidden"> {newTabHint}</span>
  if (link.external) {
    return (
      <a className={className} href={link.href} {...target}>
        {children}
        {hint}
      </a>
    )
  }
  return (
    <Link className={className} href={link.href} prefetch={link.isDocument} {...target}>
      {children}
      {hint}
    </Link>
  )
}
