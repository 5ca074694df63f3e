import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { localizedPath } from '#schemas/shared/routes.ts'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { accountPagePath, type AccountPageProperties } from '#web/features/account/pages.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import { StepLinks } from '#web/ui/step-links.tsx'
import type { Order } from '../order-document.ts'
import { nameInLanguage, ordersOf } from '../queries.ts'
import { OrderItem } from './order-item.tsx'

/** Orders per page. */
const ORDERS_PER_PAGE = 20

interface OrdersPageProperties extends AccountPageProperties {
  /** Starts at 1. */
  pageNumber: number
  /** Renders the actions of an order. */
  renderActions: (order: Order) => ReactNode
}

/** A page of a customer's orders, newest first. A number beyond the last page leads to the first one. */
export async function OrdersPage({ customer, formResult, pageNumber, renderActions }: OrdersPageProperties) {
  const from = (pageNumber - 1) * ORDERS_PER_PAGE
  const [texts, locale, found] = await Promise.all([
    getTranslations('account'),
    currentLocale(),
    // One more tells whether there are older ones.
    ordersOf(customer.uid, from, from + ORDERS_PER_PAGE + 1),
  ])
  // A page beyond the last one has no neighbors to go back to.
  if (found.length === 0 && pageNumber > 1) redirect(localizedPath(locale, accountPagePath('orders')))
  const orders = await nameInLanguage(found.slice(0, ORDERS_PER_PAGE), locale)
  const at = (page: number) => `/account/order-history?page=${page}`
  return (
    <AccountPage page="orders" formResult={formResult}>
      {orders.length === 0 && (
        <div className="account__part">
          <p>{texts('noOrders')}</p>
          <Link className="btn btn-primary" href="/shop">
            {texts('toShop')}
          </Link>
        </div>
      )}
      {orders.length > 0 && (
        <ul role="list" className="orders border-bottom">
          {orders.map((order) => (
            <OrderItem key={order._id} order={order} actions={renderActions(order)} />
          ))}
        </ul>
      )}
      <StepLinks
        label={texts('orderPages')}
        previous={pageNumber > 1 && { href: at(pageNumber - 1), text: texts('newerOrders') }}
        next={found.length > ORDERS_PER_PAGE && { href: at(pageNumber + 1), text: texts('olderOrders') }}
      />
    </AccountPage>
  )
}
