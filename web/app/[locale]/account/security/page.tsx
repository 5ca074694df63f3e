import type { Metadata } from 'next'
import { requireCustomer } from '#web/features/account/require-customer.ts'
import { SecurityPage } from '#web/features/account/security-page.tsx'
import { readFormResult } from '#web/features/account/session/form-result.ts'
import { type AccountPageProperties, describeAccountPage } from '../metadata.ts'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

/** Returns the page's metadata. */
export const generateMetadata = (): Promise<Metadata> => describeAccountPage('security')

/** The page of password and sessions. */
export default async function Page({ searchParams }: AccountPageProperties) {
  const [customer, { answer }] = await Promise.all([requireCustomer('/account/security'), searchParams])
  return <SecurityPage customer={customer} formResult={await readFormResult(answer)} />
}
