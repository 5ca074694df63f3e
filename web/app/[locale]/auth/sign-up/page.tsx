import type { Metadata } from 'next'
import type { QueryPageProperties } from '../../query-page.ts'
import { describeAuthPage } from '../metadata.ts'
import { SignInPage } from '../sign-in-page.tsx'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

/** Returns the page's metadata. */
export const generateMetadata = (): Promise<Metadata> => describeAuthPage('signUp', '/auth/sign-up')

/** The sign-up page. */
export default function Page({ searchParams }: QueryPageProperties) {
  return <SignInPage kind="signUp" searchParams={searchParams} />
}
