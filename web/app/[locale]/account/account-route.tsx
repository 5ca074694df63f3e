import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ComponentType } from 'react'
import {
  type AccountPageName,
  accountPagePath,
  type AccountPageProperties,
} from '#web/features/account/pages.ts'
import { requireCustomer } from '#web/features/account/require-customer.ts'
import { readFormResult } from '#web/features/account/session/form-result.ts'
import type { QueryPageProperties } from '../query-page.ts'
import { describeUnindexedPage } from '../unindexed-page.ts'

type PageName = Exclude<AccountPageName, 'wishlist'>

/** Returns the metadata of an account page. */
export async function describeAccountPage(name: PageName): Promise<Metadata> {
  const texts = await getTranslations('account.pages')
  return describeUnindexedPage(accountPagePath(name), texts(`${name}.title`), texts(`${name}.text`))
}

interface AccountRouteProperties extends AccountPageProperties {
  query: Awaited<QueryPageProperties['searchParams']>
}

/** Returns the route of an account page, which requires a customer. */
export const accountRoute = (name: PageName, View: ComponentType<AccountRouteProperties>) =>
  async function AccountRoute({ searchParams }: QueryPageProperties) {
    const [customer, query] = await Promise.all([requireCustomer(accountPagePath(name)), searchParams])
    return <View customer={customer} formResult={await readFormResult(query.result)} query={query} />
  }
