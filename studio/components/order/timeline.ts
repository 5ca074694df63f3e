import { amountText } from '../../../schemas/shared/amounts.ts'
import { ORDER_EVENTS, ORDER_MAILS, type OrderMail } from '../../../schemas/shared/orders.ts'
import type { StoredMail, StoredOrder, StoredRefund } from './stored-order.ts'
import { piecesText } from './words.ts'

/** Something that happened to an order. */
export interface Moment {
  key: string
  at: string
  title: string
  /** What it was about, such as an amount and goods. */
  detail: string | undefined
  /** Whose doing it was; undefined where the site did it by itself. */
  by: string | undefined
  kind: 'state' | 'mail'
}

/** What happened to an order, the newest first: its states, what was done with it, and the mails that went out. */
export function timelineOf(order: StoredOrder): Moment[] {
  const events = (order.history ?? []).map(({ _key, event, at, by, refund }): Moment => ({
    key: _key,
    at,
    title: ORDER_EVENTS.find(({ value }) => value === event)?.title ?? event,
    detail: refund ? refundText(order, refund, event) : event === 'fulfilled' ? parcelText(order) : undefined,
    by: by?.name,
    kind: 'state',
  }))
  // A state comes before the mail that tells of it, at whatever moment both are noted.
  return [...events, ...sentMails(order)].sort((one, other) => one.at.localeCompare(other.at)).reverse()
}

function refundText(order: StoredOrder, key: string, event: string): string | undefined {
  const refund = order.refunds?.find(({ _key }) => _key === key)
  if (!refund) return undefined
  const amount = amountText(refund.amount, order.currency)
  const goods = (refund.lines ?? []).map((part) => {
    const title = order.lines.find(({ _key }) => _key === part.line)?.title ?? part.line
    return `${part.quantity} × ${title}`
  })
  if (event === 'goodsTaken' || event === 'goodsSold') return goods.join(', ')
  if (event === 'refundFailed')
    return `${amount}${goods.length > 0 ? ` for ${goods.join(', ')}` : ''}${reasonText(refund)}`
  if (goods.length === 0) return `${amount}, made at the payment service`
  return `${amount} for ${goods.join(', ')}${refund.restock ? ', back into the stock' : ''}`
}

/** Why a refund failed, as far as the payment service says: `: lost or stolen card`. */
const reasonText = ({ reason }: StoredRefund): string => (reason ? `: ${reason.replaceAll('_', ' ')}` : '')

function parcelText({ fulfilment, lines }: StoredOrder): string | undefined {
  if (!fulfilment) return 'Files only: nothing to be sent'
  const pieces = lines
    .filter(({ kind }) => kind === 'physical')
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const parcel = [fulfilment.carrier, fulfilment.tracking].filter(Boolean).join(' ')
  return parcel ? `${piecesText(pieces)} by ${parcel}` : piecesText(pieces)
}

const mailTitle = (kind: OrderMail): string =>
  ORDER_MAILS.find(({ value }) => value === kind)?.title.toLowerCase() ?? kind

function sentMails({ mail, mails, customer }: StoredOrder): Moment[] {
  const all = [...(mail ? [{ ...mail, _key: 'paid', kind: 'paid' as const }] : []), ...(mails ?? [])]
  return all.flatMap(({ _key, kind, sentAt }): Moment[] =>
    sentAt
      ? [
          {
            key: `mail-${_key}`,
            at: sentAt,
            title: `Mailed: ${mailTitle(kind)}`,
            detail: customer.email,
            by: undefined,
            kind: 'mail',
          },
        ]
      : [],
  )
}

/** A mail in the list of mails: what it tells, and how far it has come. */
export interface MailLine {
  key: string
  title: string
  state: string
  isFaulty: boolean
}

/** Every mail of an order, in the order in which they were written. */
export function mailLines({ mail, mails }: StoredOrder, moment: (at: string) => string): MailLine[] {
  const stateText = ({ state, sentAt, nextAttemptAt, reason }: StoredMail): string => {
    if (state === 'sent') return sentAt ? `Sent ${moment(sentAt)}` : 'Sent'
    if (state === 'refused') return `Not sent: ${reason ?? 'refused'}`
    return nextAttemptAt && reason ? `Tried again ${moment(nextAttemptAt)}` : 'Goes out in a moment'
  }
  const all = [...(mail ? [{ ...mail, _key: 'paid', kind: 'paid' as const }] : []), ...(mails ?? [])]
  return all.map((one) => ({
    key: one._key,
    title: ORDER_MAILS.find(({ value }) => value === one.kind)?.title ?? one.kind,
    state: stateText(one),
    isFaulty: one.state === 'refused',
  }))
}
