import { getTranslations } from 'next-intl/server'
import { refundedAmount } from '#schemas/shared/refunds.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import type { Order } from '#web/content/orders.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import { formatMoney } from '#web/lib/money.ts'
import { invoicePath } from '#web/lib/orders/paths.ts'
import { isPaid } from '#web/lib/orders/progress.ts'
import { Day } from '#web/ui/day.tsx'

/** How an order stands, in the words of a customer: files are not sent. */
function stateName({ state, isWaiting, lines }: Order) {
  if (state === 'pending' && isWaiting) return 'waiting'
  return state === 'fulfilled' && lines.every(({ kind }) => kind === 'digital') ? 'ready' : state
}

/** An order in the list of somebody's orders: what it was, how it stands, what was paid back, and where its parcel is. */
export async function OrderItem({ order }: { order: Order }) {
  const { _id, number, state, placedAt, totals, currency, lines, fulfilment } = order
  const [texts, locale] = await Promise.all([getTranslations('account'), currentLocale()])
  const money = (minor: number) => formatMoney(minor, currency, { locale })
  const page = state === 'failed' || state === 'expired' ? 'failed' : 'success'
  const paidBack = refundedAmount(order)
  return (
    <li>
      <p>
        <a href={localizedPath(locale, `/${page}?order=${encodeURIComponent(_id)}`)}>
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
        {money(totals.payable)}
        <span className="account__note">{texts(`orderState.${stateName(order)}`)}</span>
        {paidBack > 0 && state !== 'refunded' && (
          <span className="account__note">{texts('partlyRefunded', { amount: money(paidBack) })}</span>
        )}
        {fulfilment?.tracking && (
          <span className="account__note">
            {fulfilment.carrier} <bdi>{fulfilment.tracking}</bdi>
          </span>
        )}
        {isPaid(state) && (
          <span className="account__note">
            <Link href={invoicePath({ _id })} prefetch={false}>
              {texts('invoiceLink')} <span className="visually-hidden">{number}</span>
            </Link>
          </span>
        )}
      </p>
    </li>
  )
}
