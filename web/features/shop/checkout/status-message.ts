import type { LocaleId } from '#schemas/shared/locales.ts'
import type { Translator } from '#web/i18n/translator.ts'
import { formatDate } from '#web/lib/date.ts'
import type { IconName } from '#web/ui/icon.tsx'
import type { Tone } from '../orders/outcome.tsx'
import type { OrderStatus } from './order-status.ts'

/** How long the page of an order confirms the payment. After that it is a page of the order history. */
const RECENT_MS = 24 * 60 * 60 * 1000

/** Returns the icon and texts of a status, the same for both pages after payment. */
export function statusMessage(
  status: OrderStatus,
  texts: Translator<'orders'>,
  locale: LocaleId,
  now = Date.now(),
) {
  const values =
    'order' in status
      ? { number: status.order.number, email: status.order.customer.email }
      : { number: '', email: '' }
  const message = (icon: IconName, tone: Tone, heading: string, text: string) => ({
    icon,
    tone,
    heading,
    text,
  })
  switch (status.kind) {
    case 'paid': {
      if (status.order.fulfilment) {
        const date = formatDate(status.order.fulfilment.at, locale)
        return message('check', 'good', texts('sent'), texts('sentText', { ...values, date }))
      }
      const paidAt = status.order.payment?.paidAt ?? status.order.placedAt
      if (now - Date.parse(paidAt) < RECENT_MS)
        return message('check', 'good', texts('success'), texts('paidText', values))
      const date = formatDate(paidAt, locale)
      return message('check', 'good', texts('summary', values), texts('paidOn', { date }))
    }
    case 'waiting':
    case 'open':
    case 'unconfirmed':
      return message('clock', 'quiet', texts(status.kind), texts(`${status.kind}Text`, values))
    case 'failed':
    case 'expired':
      return message('close', 'bad', texts(status.kind), texts(`${status.kind}Text`, values))
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
