import 'server-only'
import { changeOrder, readOrder, type FurtherMail, type Order } from '#web/content/orders.ts'
import { nextAttempt } from '../inquiries/backoff.ts'
import { sendMail } from '../mail/send.ts'
import { composeOrderMail } from './compose-mail.ts'

const TRIES = 8

type MailState = NonNullable<Order['mail']>

/** A mail that waits: the confirmation, or one of the further ones by its key. */
interface Waiting extends Pick<FurtherMail, 'kind' | 'refund'> {
  key: string
  attempts: number
}

function waitingMails({ mail, mails }: Order): Waiting[] {
  const confirmation =
    mail?.state === 'waiting' ? [{ key: 'paid', kind: 'paid' as const, attempts: mail.attempts }] : []
  const further = (mails ?? []).filter(({ state }) => state === 'waiting')
  return [...confirmation, ...further.map(({ _key, ...rest }) => ({ ...rest, key: _key }))]
}

/** Whether somebody is still to be told something of an order. */
export const hasWaitingMail = (order: Order): boolean => waitingMails(order).length > 0

/**
 * Sends the mails of an order that wait. Whoever calls, how often and at the same time: the mail service sends one mail per key, and what
 * was sent is noted with the order.
 *
 * @returns whether all of them are sent now, and there were some. Throws where the lake cannot be asked
 */
export async function mailOrder(id: string): Promise<boolean> {
  const order = await readOrder(id)
  const waiting = order ? waitingMails(order) : []
  if (!order || waiting.length === 0) return false
  const sent = []
  for (const mail of waiting) sent.push(await send(order, mail))
  return sent.every(Boolean)
}

async function send(order: Order, mail: Waiting): Promise<boolean> {
  const result = await sendMail({
    ...(await composeOrderMail(order, mail)),
    to: order.customer.email,
    key: `${order._id}/${mail.key}`,
    tags: { kind: 'order' },
  })
  const attempts = mail.attempts + 1
  await note(
    order._id,
    mail.key,
    result.ok
      ? { state: 'sent', attempts, sentAt: new Date().toISOString() }
      : result.retry
        ? {
            state: 'waiting',
            attempts,
            nextAttemptAt: new Date(nextAttempt(attempts, Date.now())).toISOString(),
            reason: result.reason,
          }
        : { state: 'refused', attempts, reason: result.reason },
  )
  return result.ok
}

async function note(id: string, key: string, outcome: MailState): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const order = await readOrder(id)
    if (!order || !waitingMails(order).some((mail) => mail.key === key)) return
    const change =
      key === 'paid'
        ? { mail: outcome }
        : {
            mails: (order.mails ?? []).map((mail): FurtherMail => {
              const { _key, kind, refund } = mail
              return _key === key ? { _key, kind, refund, ...outcome } : mail
            }),
          }
    if (await changeOrder(order, change)) return
  }
}
