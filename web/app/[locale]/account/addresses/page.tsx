import type { Metadata } from 'next'
import { AddressesPage } from '#web/features/account/addresses/addresses-page.tsx'
import { requireCustomer } from '#web/features/account/require-customer.ts'
import { readFormResult } from '#web/features/account/session/form-result.ts'
import { getSingle, type QueryPageProperties } from '../../query-page.ts'
import { describeAccountPage } from '../account-route.tsx'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

export const generateMetadata = (): Promise<Metadata> => describeAccountPage('addresses')

/** The page of saved delivery addresses. */
export default async function Page({ searchParams }: QueryPageProperties) {
  const [customer, { result, edit }] = await Promise.all([
    requireCustomer('/account/addresses'),
    searchParams,
  ])
  const editedKey = getSingle(edit) ?? ''
  return <AddressesPage customer={customer} formResult={await readFormResult(result)} editedKey={editedKey} />
}
