import type { Metadata } from 'next'
import { requireCustomer } from '#web/features/account/require-customer.ts'
import { readFormResult } from '#web/features/account/session/form-result.ts'
import { OrderAgain } from '#web/features/shop/checkout/order-again/order-again.tsx'
import { OrdersPage } from '#web/features/shop/orders/account/orders-page.tsx'
import { parsePageNumber, type QueryPageProperties } from '../../query-page.ts'
import { describeAccountPage } from '../account-route.tsx'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

export const generateMetadata = (): Promise<Metadata> => describeAccountPage('orders')

/** The page of a customer's orders. */
export default async function Page({ searchParams }: QueryPageProperties) {
  const [customer, { result, page }] = await Promise.all([
    requireCustomer('/account/order-history'),
    searchParams,
  ])
  return (
    <OrdersPage
      customer={customer}
      formResult={await readFormResult(result)}
      pageNumber={parsePageNumber(page)}
      renderActions={(order) => order.state !== 'pending' && <OrderAgain order={order} />}
    />
  )
}
