'use client'

import { Suspense, type ReactNode } from 'react'
import { Link, usePathname } from '#web/i18n/navigation.ts'
import { branchIsActive, linkActivity } from './active.ts'

interface NavLinkProperties {
  href: string
  newTab?: boolean
  /** Fetches the page ahead; not for addresses that may lead to none. */
  prefetch: boolean
  className?: string
  children: ReactNode
}

/** A link of a menu that knows whether the visitor stands on its page, or below it. */
export function NavLink(properties: NavLinkProperties) {
  return (
    // Where the address is not known while a page is prerendered, the link stands unmarked until it is.
    <Suspense fallback={<PlainLink {...properties} />}>
      <MarkedLink {...properties} />
    </Suspense>
  )
}

function MarkedLink(properties: NavLinkProperties) {
  const activity = linkActivity(properties.href, usePathname())
  return (
    <PlainLink
      {...properties}
      current={activity === 'none' ? undefined : activity === 'page' ? 'page' : 'true'}
    />
  )
}

function PlainLink({
  href,
  newTab,
  prefetch,
  className,
  children,
  current,
}: NavLinkProperties & { current?: 'page' | 'true' }) {
  const target = newTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <Link
      href={href}
      className={className}
      prefetch={prefetch ? undefined : false}
      aria-current={current}
      {...target}
    >
      {children}
    </Link>
  )
}

/** The words of a submenu's button, marked while the page shown lies within the submenu. */
export function BranchLabel({ paths, children }: { paths: string[]; children: ReactNode }) {
  return (
    <Suspense fallback={<span>{children}</span>}>
      <MarkedLabel paths={paths}>{children}</MarkedLabel>
    </Suspense>
  )
}

function MarkedLabel({ paths, children }: { paths: string[]; children: ReactNode }) {
  return <span data-active={branchIsActive(paths, usePathname()) || undefined}>{children}</span>
}
