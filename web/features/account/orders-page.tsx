import { getTranslations } from 'next-intl/server'
import { ordersOf } from '#web/content/orders.ts'
import { Link } from '#web/i18n/navigation.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { formatMoney } from '#web/lib/money.ts'
import { invoicePath } from '#web/lib/orders/paths.ts'
import { isPaid } from '#web/lib/orders/progress.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { Day } from '#web/ui/day.tsx'
import { AccountNotice } from './account-notice.tsx'
import { AccountPage } from './account-page.tsx'
import type { AccountPartProperties } from './pages.ts'

/** Somebody's orders, the newest first, each with the page that tells its true state, its sums and its files. */
export async function OrdersPage({ customer, answer }: AccountPartProperties) {
  const locale = await currentLocale()
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
          {orders.map(({ _id, number, state, isWaiting, placedAt, totals, currency, lines }) => (
            <li key={_id}>
              <p>
                <a
                  href={localizedPath(
                    locale,
                    `/${state === 'failed' || state === 'expired' ? 'failed' : 'success'}?order=${encodeURIComponent(_id)}`,
                  )}
                >
                  {texts('orderNumber', { number })}
                </a>
                <span className="account__note">
                  <Day moment={placedAt} locale={locale} />
                </span>
              </p>
              <p className="account__note">
                <bdi>{lines[0]?.title}</bdi>
                {lines.length > 1 && ' …'}
              </p>
              <p>
                {formatMoney(totals.payable, currency, { locale })}
                <span className="account__note">
                  {texts(`orderState.${state === 'pending' && isWaiting ? 'waiting' : state}`)}
                </span>
                {isPaid(state) && (
                  <span className="account__note">
                    <Link href={invoicePath({ _id })} prefetch={false}>
                      {texts('invoiceLink')} <span className="visually-hidden">{number}</span>
                    </Link>
                  </span>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </AccountPage>
  )
}
