import 'server-only'
import { afterFailure } from '#web/lib/backoff.ts'
import { logError } from '#web/lib/log-error.ts'
import { success } from '#web/lib/result.ts'
import { sendMail } from '#web/vendors/resend/send.ts'
import type { FurtherMail, Order } from '../order-document.ts'
import { readOrder } from '../queries.ts'
import { updateOrder } from '../update-order.ts'
import { composeOrderMail } from './compose-mail.ts'

type MailState = NonNullable<Order['mail']>

/** A mail that is not sent yet: the confirmation, or one of the later mails with its key. */
interface WaitingMail extends Pick<FurtherMail, 'kind' | 'refund' | 'return'> {
  key: string
  attempts: number
}

function waitingMails({ mail, mails }: Order): WaitingMail[] {
  const confirmation =
    mail?.state === 'waiting' ? [{ key: 'paid', kind: 'paid' as const, attempts: mail.attempts }] : []
  const further = (mails ?? []).filter(({ state }) => state === 'waiting')
  return [...confirmation, ...further.map(({ _key, ...rest }) => ({ ...rest, key: _key }))]
}

/** Returns whether an order has mails that are not sent yet. */
export const hasWaitingMail = (order: Order): boolean => waitingMails(order).length > 0

/** Creates a mail that is due now. */
export const createPendingMail = (
  mail: Pick<FurtherMail, '_key' | 'kind' | 'refund' | 'return'>,
  nextAttemptAt: string,
): FurtherMail => ({ ...mail, state: 'waiting', attempts: 0, nextAttemptAt })

/** Returns the mails of an order with another one, which is due now. */
export const withMail = (
  { mails }: Order,
  mail: Pick<FurtherMail, '_key' | 'kind' | 'refund' | 'return'>,
  now = new Date().toISOString(),
): FurtherMail[] => [...(mails ?? []), createPendingMail(mail, now)]

/** Creates one mail for each refund that has just succeeded. */
export const createRefundMails = (order: Order, refunds: readonly string[], now: string): FurtherMail[] =>
  refunds
    .map((refund) => ({ _key: `refund-${refund}`, kind: 'refunded' as const, refund }))
    .filter(({ _key }) => !order.mails?.some((mail) => mail._key === _key))
    .map((mail) => createPendingMail(mail, now))

async function sendOrderMails(id: string): Promise<boolean> {
  const order = await readOrder(id)
  const waiting = order ? waitingMails(order) : []
  if (!order || waiting.length === 0) return false
  const sent = []
  for (const mail of waiting) sent.push(await sendOrderMail(order, mail))
  return sent.every(Boolean)
}

/**
 * Sends the pending mails of an order and records the results. Reconciliation sends those that fail now. Concurrent calls are safe,
 * because the mail service sends one mail per key. Never rejects.
 *
 * @returns whether there were pending mails and all of them were sent
 */
export const trySendOrderMails = (id: string): Promise<boolean> =>
  sendOrderMails(id).catch((error: unknown) => {
    logError(`The mails of ${id} could not be sent.`, error)
    return false
  })

async function sendOrderMail(order: Order, mail: WaitingMail): Promise<boolean> {
  const result = await sendMail({
    ...(await composeOrderMail(order, mail)),
    to: order.customer.email,
    key: `${order._id}/${mail.key}`,
    tags: { kind: 'order' },
  })
  const attempts = mail.attempts + 1
  await saveMailState(
    order._id,
    mail.key,
    result.ok
      ? { state: 'sent', attempts, sentAt: new Date().toISOString() }
      : afterFailure(attempts, result),
  )
  return result.ok
}

async function saveMailState(id: string, key: string, state: MailState): Promise<void> {
  await updateOrder(id, (order) => {
    if (!waitingMails(order).some((mail) => mail.key === key)) return success('done')
    if (key === 'paid') return success({ change: { mail: state } })
    const mails = (order.mails ?? []).map((mail): FurtherMail => {
      const { _key, kind, refund, return: returned } = mail
      return _key === key ? { _key, kind, refund, return: returned, ...state } : mail
    })
    return success({ change: { mails } })
  })
}
