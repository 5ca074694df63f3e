import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { addressLines } from '#schemas/shared/address.ts'
import { isTaxPending } from '#schemas/shared/automatic-tax.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { isPaid } from '#schemas/shared/orders.ts'
import { orderTaxRows } from '#schemas/shared/tax-rows.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import { formatDate } from '#web/lib/date.ts'
import { formatMoney } from '#web/lib/money.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Downloads } from '../orders/downloads/downloads.tsx'
import type { Order } from '../orders/order-document.ts'
import { invoicePath, invoicePdfPath } from '../orders/paths.ts'
import { nameInLanguage } from '../orders/queries.ts'
import { RefundRows } from '../orders/refunds/refund-rows.tsx'
import { OrderReturns } from '../orders/returns/order-returns.tsx'
import { Shipment } from '../orders/shipment.tsx'
import { discountName, lineName } from '../pricing/names.ts'
import { totalTaxLabel } from '../pricing/tax-label.ts'
import { ReviewLinks } from '../reviews/review-links.tsx'
import { OrderAgain } from './order-again/order-again.tsx'
import type { OrderStatus } from './order-status.ts'
import { SaveAddress } from './save-address/save-address.tsx'

type Texts = Awaited<ReturnType<typeof getTranslations<'orders'>>>

interface StatusMessage {
  icon: IconName
  tone: 'good' | 'bad' | 'quiet'
  heading: string
  text: string
}

/** Returns the icon and texts of a status, the same for both pages after payment. */
function statusMessage(status: OrderStatus, texts: Texts, locale: LocaleId): StatusMessage {
  const values =
    'order' in status
      ? { number: status.order.number, email: status.order.customer.email }
      : { number: '', email: '' }
  const message = (
    icon: IconName,
    tone: StatusMessage['tone'],
    heading: string,
    text: string,
  ): StatusMessage => ({
    icon,
    tone,
    heading,
    text,
  })
  switch (status.kind) {
    case 'paid':
      if (status.order.fulfilment) {
        const date = formatDate(status.order.fulfilment.at, locale)
        return message('check', 'good', texts('sent'), texts('sentText', { ...values, date }))
      }
      return message('check', 'good', texts('success'), texts('paidText', values))
    case 'waiting':
      return message('clock', 'quiet', texts('waiting'), texts('waitingText', values))
    case 'open':
      return message('clock', 'quiet', texts('open'), texts('openText', values))
    case 'unconfirmed':
      return message('clock', 'quiet', texts('unconfirmed'), texts('unconfirmedText', values))
    case 'failed':
      return message('close', 'bad', texts('failed'), texts('failedText', values))
    case 'expired':
      return message('close', 'bad', texts('expired'), texts('expiredText', values))
    case 'refunded':
      return message('info', 'quiet', texts('refunded'), texts('refundedText', values))
    case 'signedOut':
      return message('info', 'quiet', texts('signIn'), texts('signInText'))
    case 'unreachable':
      return message('alert', 'quiet', texts('unknown'), texts('unreachable'))
    case 'unknown':
    case 'missing':
      return message('info', 'quiet', texts('unknown'), texts('unknownText'))
  }
}

interface OrderStatusPageProperties {
  status: OrderStatus
  /** The page's path and query, without the language, for reloading and returning after sign-in. */
  path: string
  /** The result of a return just requested, from the query. */
  returnResult?: string | undefined
  /** Rendered on the page of a paid order. */
  children?: ReactNode
}

/** Renders the page after payment: the status of the order and the next actions. */
export async function OrderStatusPage({
  status: statusAsRead,
  path,
  returnResult,
  children,
}: OrderStatusPageProperties) {
  const [texts, locale] = await Promise.all([getTranslations('orders'), currentLocale()])
  const status = await localizeProductNames(statusAsRead, locale)
  const { icon, tone, heading, text } = statusMessage(status, texts, locale)
  return (
    <main id="content" tabIndex={-1}>
      <section className="section section--page outcome">
        <div className="container-fluid">
          <p className={`outcome__mark outcome__mark--${tone}`}>
            <Icon name={icon} />
          </p>
          <h1 className="title">{heading}</h1>
          <p className="lead" role="status">
            {text}
          </p>
          <p className="outcome__actions">
            <Actions status={status} path={path} locale={locale} texts={texts} />
          </p>
          {status.kind === 'paid' && (
            <Downloads order={status.order} available={status.files} locale={locale} />
          )}
          {'order' in status && <OrderSummary order={status.order} texts={texts} locale={locale} />}
          {status.kind === 'paid' && <SaveAddress order={status.order} />}
          {(status.kind === 'paid' || status.kind === 'refunded') && (
            <>
              <OrderAgain order={status.order} />
              <OrderReturns order={status.order} locale={locale} result={returnResult} />
            </>
          )}
          {status.kind === 'paid' && <ReviewLinks lines={status.order.lines} />}
          {children}
        </div>
      </section>
    </main>
  )
}

/** Returns the status with product names in the visitor's language. */
async function localizeProductNames(status: OrderStatus, locale: LocaleId): Promise<OrderStatus> {
  if (!('order' in status)) return status
  const [order = status.order] = await nameInLanguage([status.order], locale)
  return { ...status, order }
}

interface ActionsProperties extends Pick<OrderStatusPageProperties, 'status' | 'path'> {
  locale: string
  texts: Texts
}

function Actions({ status, path, locale, texts }: ActionsProperties) {
  const shop = (
    <Link className="btn btn-secondary" href="/shop">
      {texts('shop')}
    </Link>
  )
  const cart = (
    <Link className="btn btn-secondary" href="/cart">
      {texts('cart')}
    </Link>
  )
  switch (status.kind) {
    case 'open':
      return (
        <>
          {status.payUrl && (
            <a className="btn btn-primary" href={status.payUrl}>
              {texts('pay')}
              <Icon name="arrow" forward />
            </a>
          )}
          {cart}
        </>
      )
    case 'failed':
    case 'expired':
      return cart
    case 'waiting':
    case 'unconfirmed':
    case 'unreachable':
      return (
        <a className="btn btn-secondary" href={`/${locale}${path}`}>
          {texts('again')}
        </a>
      )
    case 'signedOut':
      return (
        <Link
          className="btn btn-primary"
          href={`/auth/sign-in?returnUrl=${encodeURIComponent(`/${locale}${path}`)}`}
        >
          {texts('signInAction')}
        </Link>
      )
    case 'paid':
    case 'refunded':
      return (
        <>
          <Link className="btn btn-secondary" href={invoicePath(status.order)} prefetch={false}>
            {texts('invoice')}
          </Link>
          <a className="btn btn-secondary" href={invoicePdfPath(status.order, locale)} download>
            {texts('invoicePdf')}
          </a>
          {shop}
        </>
      )
    case 'unknown':
    case 'missing':
      return shop
  }
}

function OrderSummary({ order, texts, locale }: { order: Order; texts: Texts; locale: LocaleId }) {
  const { number, state, lines, discounts, delivery, totals, giftCard, currency, shipping } = order
  const money = (minor: number) => formatMoney(minor, currency, { locale })
  const sums = [
    { label: texts('subtotal'), amount: money(totals.subtotal) },
    ...(totals.discount > 0 ? [{ label: texts('discount'), amount: money(-totals.discount) }] : []),
    ...(discounts ?? []).map((discount) => ({
      label: discountName(discount, texts),
      amount: money(-discount.amount),
    })),
    ...(delivery
      ? [{ label: texts('delivery', { method: delivery.title }), amount: money(delivery.price) }]
      : []),
    ...(totals.serviceCharge > 0
      ? [{ label: texts('serviceCharge'), amount: money(totals.serviceCharge) }]
      : []),
    ...(isTaxPending(order) ? [{ label: texts('tax'), amount: texts('taxAtCheckout') }] : []),
    ...orderTaxRows(order).map(({ percent, amount }) => ({
      label: totalTaxLabel(
        percent,
        { name: order.taxName, isIncluded: order.pricesIncludeTax },
        texts,
        locale,
      ),
      amount: money(amount),
    })),
  ]
  return (
    <section className="cart-summary outcome__order" aria-labelledby="order-title">
      <h2 id="order-title" className="cart-summary__title">
        {texts('summary', { number })}
      </h2>
      <dl className="cart-summary__rows">
        {lines.map(({ _key, title, options, quantity, total }) => (
          <div key={_key}>
            <dt>
              <bdi>{lineName({ title, options }, texts)}</bdi>{' '}
              <small>{texts('quantity', { count: quantity })}</small>
            </dt>
            <dd>{money(total)}</dd>
          </div>
        ))}
        {sums.map(({ label, amount }) => (
          <div key={label}>
            <dt>
              <bdi>{label}</bdi>
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="cart-summary__payable">
          <dt>{texts('total')}</dt>
          <dd>{money(totals.payable)}</dd>
        </div>
        {giftCard && (
          <>
            <div>
              <dt>
                <bdi>{texts('giftCard', { ending: giftCard.ending })}</bdi>
              </dt>
              <dd>{money(-giftCard.amount)}</dd>
            </div>
            <div>
              <dt>{texts(isPaid(state) ? 'paidAtCheckout' : 'due')}</dt>
              <dd>{money(totals.payable - giftCard.amount)}</dd>
            </div>
          </>
        )}
        <RefundRows order={order} locale={locale} />
      </dl>
      <Shipment order={order} />
      {shipping && (
        <address className="outcome__address">
          <strong>{texts('shipping')}</strong>
          {[shipping.name, ...addressLines(shipping.address, locale)].map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
        </address>
      )}
    </section>
  )
}
