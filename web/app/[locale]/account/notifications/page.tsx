import type { Metadata } from 'next'
import { NotificationsPage } from '#web/features/account/notifications-page.tsx'
import { requireCustomer } from '#web/features/account/require-customer.ts'
import { readFormResult } from '#web/features/account/session/form-result.ts'
import { type AccountPageProperties, describeAccountPage } from '../metadata.ts'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

/** Returns the page's metadata. */
export const generateMetadata = (): Promise<Metadata> => describeAccountPage('notifications')

/** The page of email preferences. */
export default async function Page({ searchParams }: AccountPageProperties) {
  const [customer, { answer }] = await Promise.all([requireCustomer('/account/notifications'), searchParams])
  return <NotificationsPage customer={customer} formResult={await readFormResult(answer)} />
}
