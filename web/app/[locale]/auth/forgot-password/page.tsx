import type { Metadata } from 'next'
import type { QueryPageProperties } from '../../query-page.ts'
import { MailPage } from '../mail-page.tsx'
import { describeAuthPage } from '../metadata.ts'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

/** Returns the page's metadata. */
export const generateMetadata = (): Promise<Metadata> => describeAuthPage('forgot', '/auth/forgot-password')

/** The page that requests a mailed link. */
export default function Page({ searchParams }: QueryPageProperties) {
  return <MailPage name="forgot" searchParams={searchParams} />
}
