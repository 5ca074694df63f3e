import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { isPaid } from '#schemas/shared/orders.ts'
import { refundedAmount } from '#schemas/shared/refunds.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import { formatMoney } from '#web/lib/money.ts'
import { FormattedDate } from '#web/ui/formatted-date.tsx'
import { lineName } from '../../pricing/names.ts'
import { keepNumbersTogether } from '../keep-numbers-together.tsx'
import type { Order } from '../order-document.ts'
import { invoicePath } from '../paths.ts'
import { getStateName } from '../state-name.ts'

/** An order in the list of a customer's orders: its products, state, refund, tracking and invoice, and what else can be done with it. */
export async function OrderItem({ order, actions }: { order: Order; actions?: ReactNode }) {
  const { _id, number, state, placedAt, totals, currency, lines, fulfilment } = order
  const [texts, orderTexts, locale] = await Promise.all([
    getTranslations('account'),
    getTranslations('orders'),
    currentLocale(),
  ])
  const money = (minor: number) => formatMoney(minor, currency, { locale })
  const page = state === 'failed' || state === 'expired' ? 'failed' : 'success'
  const refunded = refundedAmount(order)
  const [dearest] = [...lines].sort((one, other) => other.total - one.total)
  return (
    <li>
      <p>
        <a href={localizedPath(locale, `/${page}?order=${encodeURIComponent(_id)}`)}>
          {keepNumbersTogether(texts('orderNumber', { number }))}
        </a>
        <span className="d-block fs-small text-body-secondary">
          <FormattedDate moment={placedAt} />
        </span>
      </p>
      <p className="fs-small text-body-secondary">
        <bdi>{dearest && lineName(dearest, orderTexts)}</bdi>
        {lines.length > 1 && ` ${texts('furtherProducts', { count: lines.length - 1 })}`}
      </p>
      <p>
        {money(totals.payable)}
        <span className="d-block fs-small text-body-secondary">
          {texts(`orderState.${getStateName(order)}`)}
        </span>
        {refunded > 0 && state !== 'refunded' && (
          <span className="d-block fs-small text-body-secondary">
            {texts('partlyRefunded', { amount: money(refunded) })}
          </span>
        )}
        {fulfilment?.tracking && (
          <span className="d-block fs-small text-body-secondary">
            {fulfilment.carrier} <bdi>{fulfilment.tracking}</bdi>
          </span>
        )}
        {isPaid(state) && (
          <span className="d-block fs-small text-body-secondary">
            <Link href={invoicePath({ _id })} prefetch={false}>
              {texts('invoiceLink')} <span className="visually-hidden">{number}</span>
            </Link>
          </span>
        )}
      </p>
      {actions}
    </li>
  )
}
