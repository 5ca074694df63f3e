import type { Metadata } from 'next'
import { ProfilePage } from '#web/features/account/profile-page.tsx'
import { requireCustomer } from '#web/features/account/require-customer.ts'
import { readFormResult } from '#web/features/account/session/form-result.ts'
import { type AccountPageProperties, describeAccountPage } from '../metadata.ts'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

/** Returns the page's metadata. */
export const generateMetadata = (): Promise<Metadata> => describeAccountPage('profile')

/** The page of name, language and address. */
export default async function Page({ searchParams }: AccountPageProperties) {
  const [customer, { answer }] = await Promise.all([requireCustomer('/account/profile'), searchParams])
  return <ProfilePage customer={customer} formResult={await readFormResult(answer)} />
}
