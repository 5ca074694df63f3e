import { getTranslations } from 'next-intl/server'
import { ordersOf } from '#web/content/order-lists.ts'
import { Link } from '#web/i18n/navigation.ts'
import { AccountNotice } from './account-notice.tsx'
import { AccountPage } from './account-page.tsx'
import { OrderItem } from './order-item.tsx'
import type { AccountPartProperties } from './pages.ts'

/** Somebody's orders, the newest first, each with the page that tells its true state, its sums and its files. */
export async function OrdersPage({ customer, answer }: AccountPartProperties) {
  const [texts, orders] = await Promise.all([getTranslations('account'), ordersOf(customer.uid)])
  return (
    <AccountPage page="orders" notice={<AccountNotice answer={answer} />}>
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
            <OrderItem key={order._id} order={order} />
          ))}
        </ul>
      )}
    </AccountPage>
  )
}
