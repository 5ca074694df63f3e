import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '#web/i18n/navigation.ts'
import type { ContentLink } from '#web/sanity/types.ts'

interface SiteLinkProperties {
  link: ContentLink
  className?: string
  'aria-current'?: 'page' | 'true'
  children: ReactNode
}

/** A link from the content: internal ones keep the visitor's language, external ones are plain anchors. */
export function SiteLink({ link, children, ...anchor }: SiteLinkProperties) {
  const target = link.newTab ? { target: '_blank', rel: 'noopener' } : {}
  const hint = link.newTab && <NewTabHint />
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

/** Read out after a link that opens a new tab. */
export function NewTabHint() {
  const texts = useTranslations('common')
  return <span className="visually-hidden"> {texts('opensInNewTab')}</span>
}
