import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AccountNotice } from '#web/features/account/account-form.tsx'
import { AccountPage } from '#web/features/account/account-page.tsx'
import type { AccountPageProperties } from '#web/features/account/pages.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import type { Order } from '../order-document.ts'
import { nameInLanguage, ordersOf } from '../queries.ts'
import { OrderItem } from './order-item.tsx'

interface OrdersPageProperties extends AccountPageProperties {
  /** Renders the actions of an order. */
  renderActions: (order: Order) => ReactNode
}

/** The page of a customer's orders, newest first. */
export async function OrdersPage({ customer, formResult, renderActions }: OrdersPageProperties) {
  const [texts, locale, found] = await Promise.all([
    getTranslations('account'),
    currentLocale(),
    ordersOf(customer.uid),
  ])
  const orders = await nameInLanguage(found, locale)
  return (
    <AccountPage page="orders" notice={<AccountNotice formResult={formResult} />}>
      {orders.length === 0 && (
        <div className="account__part">
          <p>{texts('noOrders')}</p>
          <Link className="btn btn-primary" href="/shop">
            {texts('toShop')}
          </Link>
        </div>
      )}
      {orders.length > 0 && (
        <ul role="list" className="orders">
          {orders.map((order) => (
            <OrderItem key={order._id} order={order} actions={renderActions(order)} />
          ))}
        </ul>
      )}
    </AccountPage>
  )
}
