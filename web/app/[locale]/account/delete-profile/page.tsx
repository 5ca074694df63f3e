import type { Metadata } from 'next'
import { DeletePage } from '#web/features/account/delete-page.tsx'
import { requireCustomer } from '#web/features/account/require-customer.ts'
import { readFormResult } from '#web/features/account/session/form-result.ts'
import { type AccountPageProperties, describeAccountPage } from '../metadata.ts'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

/** Returns the page's metadata. */
export const generateMetadata = (): Promise<Metadata> => describeAccountPage('delete')

/** The page that deletes an account. */
export default async function Page({ searchParams }: AccountPageProperties) {
  const [customer, { answer }] = await Promise.all([requireCustomer('/account/delete-profile'), searchParams])
  return <DeletePage customer={customer} formResult={await readFormResult(answer)} />
}
