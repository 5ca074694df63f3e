import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentLocale } from '#web/i18n/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import type { Translator } from '#web/i18n/translator.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Downloads } from '../orders/downloads/downloads.tsx'
import { keepNumbersTogether } from '../orders/keep-numbers-together.tsx'
import { Outcome } from '../orders/outcome.tsx'
import { invoicePath, invoicePdfPath } from '../orders/paths.ts'
import { nameInLanguage } from '../orders/queries.ts'
import { OrderReturns } from '../orders/returns/order-returns.tsx'
import { ReviewLinks } from '../reviews/review-links.tsx'
import { OrderAgain } from './order-again/order-again.tsx'
import type { OrderStatus } from './order-status.ts'
import { OrderSummary } from './order-summary.tsx'
import { SaveAddress } from './save-address/save-address.tsx'
import { statusMessage } from './status-message.ts'

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
  const [order] = 'order' in statusAsRead ? await nameInLanguage([statusAsRead.order], locale) : []
  const status = order ? { ...statusAsRead, order } : statusAsRead
  const { icon, tone, heading, text } = statusMessage(status, texts, locale)
  return (
    <Outcome icon={icon} tone={tone} heading={heading}>
      <p className="lead" role="status">
        {keepNumbersTogether(text)}
      </p>
      <p className="outcome__actions d-flex flex-wrap gap-4 my-6">
        <Actions status={status} path={path} locale={locale} texts={texts} />
      </p>
      {status.kind === 'paid' && <Downloads order={status.order} locale={locale} />}
      {'order' in status && <OrderSummary order={status.order} locale={locale} />}
      {status.kind === 'paid' && <SaveAddress order={status.order} />}
      {(status.kind === 'paid' || status.kind === 'refunded') && (
        <>
          <OrderAgain order={status.order} />
          <OrderReturns order={status.order} locale={locale} result={returnResult} />
        </>
      )}
      {status.kind === 'paid' && (
        <ReviewLinks lines={status.order.lines} isSent={status.order.state === 'fulfilled'} />
      )}
      {children}
    </Outcome>
  )
}

interface ActionsProperties extends Pick<OrderStatusPageProperties, 'status' | 'path'> {
  locale: string
  texts: Translator<'orders'>
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
          <a className="btn btn-secondary" href={invoicePdfPath(status.order, locale)}>
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
