import type { Metadata } from 'next'
import { requireCustomer } from '#web/features/account/guard.ts'
import { PaymentPage } from '#web/features/account/payment-page.tsx'
import { readAnswer } from '#web/services/identity/answers.ts'
import { describeAccountPage, type AccountPageProperties } from '../head.ts'

/** Made for each visitor, and sent whole, so that it is there without a script too. */
export const instant = false

/** The head of the page. */
export const generateMetadata = (): Promise<Metadata> => describeAccountPage('payment')

/** Saved cards, and whom invoices are made out to. */
export default async function Page({ searchParams }: AccountPageProperties) {
  const [customer, { answer }] = await Promise.all([
    requireCustomer('/account/payment-details'),
    searchParams,
  ])
  return <PaymentPage customer={customer} answer={await readAnswer(answer)} />
}
