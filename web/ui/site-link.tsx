import type { ReactNode } from 'react'
import { Link } from '#web/i18n/navigation.ts'
import type { ContentLink } from '#web/sanity/types.ts'

interface SiteLinkProperties {
  link: ContentLink
  className?: string
  /** Read out after a link that opens a new tab. */
  newTabHint?: string
  'aria-current'?: 'page' | 'true'
  children: ReactNode
}

/** A link from the content: internal ones keep the visitor's language, external ones are plain anchors. */
export function SiteLink({ link, newTabHint, children, ...anchor }: SiteLinkProperties) {
  const target = link.newTab ? { target: '_blank', rel: 'noopener' } : {}
  const hint = link.newTab && newTabHint && <span className="visually-hidden"> {newTabHint}</span>
  if (link.external) {
    return (
      <a {...anchor} href={link.href} {...target}>
        {children}
        {hint}
      </a>
    )
  }
  return (
    <Link {...anchor} href={link.href} prefetch={link.isDocument} {...target}>
      {children}
      {hint}
    </Link>
  )
}
