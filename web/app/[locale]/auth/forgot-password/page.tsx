import type { Metadata } from 'next'
import { describeAuthPage, type AuthPageProperties } from '../head.ts'
import { MailPage } from '../mail-page.tsx'

/** Made for each visitor, and sent whole, so that it is there without a script too. */
export const instant = false

/** The head of the page. */
export const generateMetadata = (): Promise<Metadata> => describeAuthPage('forgot', '/auth/forgot-password')

/** Where somebody asks for a mailed link. */
export default function Page({ searchParams }: AuthPageProperties) {
  return <MailPage name="forgot" searchParams={searchParams} />
}
