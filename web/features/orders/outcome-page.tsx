import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { refundedQuantity } from '#schemas/shared/refunds.ts'
import type { Order } from '#web/content/orders.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import { longDate } from '#web/lib/date.ts'
import { formatMoney } from '#web/lib/money.ts'
import { invoicePath } from '#web/lib/orders/paths.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { addressLines } from '#schemas/shared/address.ts'
import type { Outcome } from './outcome.ts'
import { Parcel } from './parcel.tsx'
import { RefundRows } from './refund-rows.tsx'

type Texts = Awaited<ReturnType<typeof getTranslations<'orders'>>>

interface Said {
  mark: IconName
  tone: 'good' | 'bad' | 'quiet'
  heading: string
  text: string
}

/** What is said of an outcome, in one place for both pages after payment. */
function say(outcome: Outcome, texts: Texts, locale: LocaleId): Said {
  const values =
    'order' in outcome
      ? { number: outcome.order.number, email: outcome.order.customer.email }
      : { number: '', email: '' }
  const said = (mark: IconName, tone: Said['tone'], heading: string, text: string): Said => ({
    mark,
    tone,
    heading,
    text,
  })
  switch (outcome.kind) {
    case 'paid':
      if (outcome.order.fulfilment) {
        const date = longDate(outcome.order.fulfilment.at, locale)
        return said('check', 'good', texts('sent'), texts('sentText', { ...values, date }))
      }
      return said('check', 'good', texts('success'), texts('paidText', values))
    case 'waiting':
      return said('clock', 'quiet', texts('waiting'), texts('waitingText', values))
    case 'open':
      return said('clock', 'quiet', texts('open'), texts('openText', values))
    case 'failed':
      return said('close', 'bad', texts('failed'), texts('failedText', values))
    case 'expired':
      return said('close', 'bad', texts('expired'), texts('expiredText', values))
    case 'refunded':
      return said('info', 'quiet', texts('refunded'), texts('refundedText', values))
    case 'signedOut':
      return said('info', 'quiet', texts('signIn'), texts('signInText'))
    case 'unreachable':
      return said('alert', 'quiet', texts('unknown'), texts('unreachable'))
    case 'unknown':
    case 'missing':
      return said('info', 'quiet', texts('unknown'), texts('unknownText'))
  }
}

interface OutcomePageProperties {
  outcome: Outcome
  /** The page's own path and question, without the language: to ask again, and to come back after signing in. */
  path: string
  /** What else happens on the page of a paid order. */
  children?: ReactNode
}

/** The page after payment: how the order stands, and what can be done now. */
export async function OutcomePage({ outcome, path, children }: OutcomePageProperties) {
  const [texts, locale] = await Promise.all([getTranslations('orders'), currentLocale()])
  const { mark, tone, heading, text } = say(outcome, texts, locale)
  return (
    <main id="content" tabIndex={-1}>
      <section className="section section--page outcome">
        <div className="container-fluid">
          <p className={`outcome__mark outcome__mark--${tone}`}>
            <Icon name={mark} />
          </p>
          <h1 className="title">{heading}</h1>
          <p className="lead" role="status">
            {text}
          </p>
          <p className="outcome__actions">
            <Actions outcome={outcome} path={path} locale={locale} texts={texts} />
          </p>
          {outcome.kind === 'paid' && <Downloads order={outcome.order} texts={texts} />}
          {'order' in outcome && <OrderSummary order={outcome.order} texts={texts} locale={locale} />}
          {children}
        </div>
      </section>
    </main>
  )
}

interface ActionsProperties extends Pick<OutcomePageProperties, 'outcome' | 'path'> {
  locale: string
  texts: Texts
}

function Actions({ outcome, path, locale, texts }: ActionsProperties) {
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
  switch (outcome.kind) {
    case 'open':
      return (
        <>
          {outcome.payUrl && (
            <a className="btn btn-primary" href={outcome.payUrl}>
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
          <Link className="btn btn-secondary" href={invoicePath(outcome.order)} prefetch={false}>
            {texts('invoice')}
          </Link>
          {shop}
        </>
      )
    case 'unknown':
    case 'missing':
      return shop
  }
}

/** What was bought as a file. */
function Downloads({ order, texts }: { order: Order; texts: Texts }) {
  const files = order.lines.filter(
    ({ _key, kind, quantity }) => kind === 'digital' && refundedQuantity(order, _key) < quantity,
  )
  if (files.length === 0) return null
  return (
    <section className="outcome__files" aria-labelledby="files-title">
      <h2 id="files-title" className="cart-summary__title">
        {texts('files')}
      </h2>
      <ul role="list">
        {files.map(({ _key, number, title }) => (
          <li key={_key}>
            <a className="text-link" href={`/api/orders/${order._id}/files/${number}`} download>
              {texts('download', { product: title })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function OrderSummary({ order, texts, locale }: { order: Order; texts: Texts; locale: LocaleId }) {
  const { number, lines, totals, currency, shipping } = order
  const money = (minor: number) => formatMoney(minor, currency, { locale })
  const sums = [
    { label: texts('subtotal'), amount: money(totals.subtotal) },
    ...(totals.discount > 0 ? [{ label: texts('discount'), amount: money(-totals.discount) }] : []),
    ...(totals.serviceCharge > 0
      ? [{ label: texts('serviceCharge'), amount: money(totals.serviceCharge) }]
      : []),
    { label: texts('tax'), amount: money(totals.tax) },
  ]
  return (
    <section className="cart-summary outcome__order" aria-labelledby="order-title">
      <h2 id="order-title" className="cart-summary__title">
        {texts('summary', { number })}
      </h2>
      <dl className="cart-summary__rows">
        {lines.map(({ _key, title, quantity, total }) => (
          <div key={_key}>
            <dt>
              <bdi>{title}</bdi> <small>{texts('quantity', { count: quantity })}</small>
            </dt>
            <dd>{money(total)}</dd>
          </div>
        ))}
        {sums.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="cart-summary__payable">
          <dt>{texts('total')}</dt>
          <dd>{money(totals.payable)}</dd>
        </div>
        <RefundRows order={order} locale={locale} />
      </dl>
      <Parcel order={order} />
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
