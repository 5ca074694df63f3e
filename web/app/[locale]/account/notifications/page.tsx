import type { Metadata } from 'next'
import { NotificationsPage } from '#web/features/account/notifications-page.tsx'
import { requireCustomer } from '#web/features/account/guard.ts'
import { readAnswer } from '#web/services/identity/answers.ts'
import { describeAccountPage, type AccountPageProperties } from '../head.ts'

/** Made for each visitor, and sent whole, so that it is there without a script too. */
export const instant = false

/** The head of the page. */
export const generateMetadata = (): Promise<Metadata> => describeAccountPage('notifications')

/** What is mailed to somebody. */
export default async function Page({ searchParams }: AccountPageProperties) {
  const [customer, { answer }] = await Promise.all([requireCustomer('/account/notifications'), searchParams])
  return <NotificationsPage customer={customer} answer={await readAnswer(answer)} />
}
