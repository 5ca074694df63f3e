import 'server-only'
import { changeOrder, readOrder, type Order } from '#web/content/orders.ts'
import { nextAttempt } from '../inquiries/backoff.ts'
import { sendMail } from '../mail/send.ts'
import { composeOrderMail } from './compose-mail.ts'

const TRIES = 8

/**
 * Mails the confirmation of an order that waits for it. Whoever calls, how often and at the same time: the mail service sends one mail per
 * key, and what was sent is noted with the order.
 *
 * @returns whether it is sent now. Throws where the lake cannot be asked
 */
export async function mailOrder(id: string): Promise<boolean> {
  const order = await readOrder(id)
  if (order?.mail?.state !== 'waiting') return false
  const result = await sendMail({
    ...(await composeOrderMail(order)),
    to: order.customer.email,
    key: `${order._id}/paid`,
    tags: { kind: 'order' },
  })
  const attempts = order.mail.attempts + 1
  await note(
    id,
    result.ok
      ? { state: 'sent', attempts }
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

async function note(id: string, mail: NonNullable<Order['mail']>): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const order = await readOrder(id)
    if (order?.mail?.state !== 'waiting' || (await changeOrder(order, { mail }))) return
  }
}
