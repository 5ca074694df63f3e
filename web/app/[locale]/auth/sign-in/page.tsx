import type { Metadata } from 'next'
import { describeAuthPage, type AuthPageProperties } from '../head.ts'
import { SignInPage } from '../sign-in-page.tsx'

/** Made for each visitor, and sent whole, so that it is there without a script too. */
export const instant = false

/** The head of the page. */
export const generateMetadata = (): Promise<Metadata> => describeAuthPage('signIn', '/auth/sign-in')

/** Where somebody signs in. */
export default function Page({ searchParams }: AuthPageProperties) {
  return <SignInPage kind="signIn" searchParams={searchParams} />
}
