import { choiceTitle } from '#schemas/preview/choice-title.ts'
import { formatCount } from '#schemas/preview/count.ts'
import { amountText } from '#schemas/shared/amounts.ts'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { nameWithDetail } from '#schemas/shared/name-with-detail.ts'
import { ORDER_EVENTS, ORDER_MAILS, type OrderMail } from '#schemas/shared/orders.ts'
import { REFUND_CAUSES } from '#schemas/shared/refunds.ts'
import { formatMoment } from '../format-moment.ts'

type OrderRefund = NonNullable<Order['refunds']>[number]

interface TimelineEvent {
  key: string
  at: string
  title: string
  /** For example an amount and line items. */
  detail: string | undefined
  /** Name of the Studio user; undefined for events of the site. */
  by: string | undefined
}

/** Returns the events and sent emails of an order, newest first. */
export function buildTimeline(order: Order): TimelineEvent[] {
  const events = (order.history ?? []).map(({ _key, event, at, by, refund }): TimelineEvent => ({
    key: _key,
    at,
    title: choiceTitle(ORDER_EVENTS, event) ?? event,
    detail: refund ? refundText(order, refund, event) : event === 'fulfilled' ? parcelText(order) : undefined,
    by: by?.name,
  }))
  // The sort is stable: a state stays before its email when both have the same time.
  return [...events, ...sentEmails(order)].sort((one, other) => one.at.localeCompare(other.at)).reverse()
}

/** Returns the name of an order's line, with its options; the key of an unknown one. */
export function nameOfLine({ lines }: Order, key: string): string {
  const line = lines.find(({ _key }) => _key === key)
  return line ? nameWithDetail(line.title, line.options) : key
}

function refundText(order: Order, key: string, event: string): string | undefined {
  const refund = order.refunds?.find(({ _key }) => _key === key)
  if (!refund) return undefined
  const amount = amountText(refund.amount, order.currency)
  const items = (refund.lines ?? []).map(({ quantity, line }) => `${quantity} × ${nameOfLine(order, line)}`)
  if (event === 'goodsTaken' || event === 'goodsSold') return items.join(', ')
  if (event === 'refundFailed')
    return `${amount}${items.length > 0 ? ` for ${items.join(', ')}` : ''}${reasonText(refund)}`
  if (items.length === 0) return `${amount}, ${causeText(refund)}`
  return `${amount} for ${items.join(', ')}${refund.restock ? ', returned to stock' : ''}`
}

/** Returns why an amount was refunded without items. */
const causeText = ({ cause, by }: OrderRefund): string => {
  const known = choiceTitle(REFUND_CAUSES, cause)
  if (known) return known.toLowerCase()
  return by ? 'everything that was left' : 'refunded in the Stripe dashboard'
}

/** Formats the failure code of a refund, for example `: lost or stolen card`. */
const reasonText = ({ reason }: OrderRefund): string => (reason ? `: ${reason.replaceAll('_', ' ')}` : '')

function parcelText({ fulfilment, lines }: Order): string | undefined {
  if (!fulfilment) return 'Downloads only, nothing to ship'
  const units = lines
    .filter(({ kind }) => kind === 'physical')
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const parcel = [fulfilment.carrier, fulfilment.tracking].filter(Boolean).join(' ')
  const items = formatCount(units, 'item')
  return parcel ? `${items} with ${parcel}` : items
}

const emailTitle = (kind: OrderMail): string => choiceTitle(ORDER_MAILS, kind) ?? kind

/** Returns the emails of an order, oldest first. */
const emailsOf = ({ mail, mails = [] }: Order) => [
  ...(mail ? [{ ...mail, _key: 'paid', kind: 'paid' as const }] : []),
  ...mails,
]

const sentEmails = (order: Order): TimelineEvent[] =>
  emailsOf(order).flatMap(({ _key, kind, sentAt }) => {
    const title = `Email sent: ${emailTitle(kind).toLowerCase()}`
    const detail = order.customer.email
    return sentAt ? [{ key: `email-${_key}`, at: sentAt, title, detail, by: undefined }] : []
  })

/** Returns every email of an order with its delivery state, oldest first. */
export const buildEmailLines = (order: Order) =>
  emailsOf(order).map((email) => ({
    key: email._key,
    title: emailTitle(email.kind),
    state: emailState(email),
    hasFailed: email.state === 'refused',
  }))

function emailState({ state, sentAt, nextAttemptAt, reason }: NonNullable<Order['mail']>): string {
  if (state === 'sent') return sentAt ? `Sent ${formatMoment(sentAt)}` : 'Sent'
  if (state === 'refused') return `Not sent: ${reason ?? 'rejected'}`
  return nextAttemptAt && reason ? `Next attempt ${formatMoment(nextAttemptAt)}` : 'Sending…'
}
