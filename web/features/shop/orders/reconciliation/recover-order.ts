import 'server-only'
import { logError } from '#web/lib/log-error.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import { sendMail } from '#web/vendors/resend/send.ts'
import { readPayment } from '#web/vendors/stripe/checkout-sessions.ts'
import type { PaymentStatus } from '#web/vendors/stripe/payment-status.ts'
import { sessionOfPayment } from '#web/vendors/stripe/recent-payments.ts'
import type { PaymentEvent } from '#web/vendors/stripe/webhook.ts'
import { confirmPayment } from '../confirm-payment.ts'
import { renderMail } from '../mail/mail-layout.tsx'
import type { Order } from '../order-document.ts'
import { changeOrder, restoreOrder } from '../order-store.ts'
import { readOrder } from '../queries.ts'
import { readOrderCopy } from './order-copy.ts'
import { shopMailbox } from './queries.ts'

/** `unmatched`: something was paid for an order that is missing and cannot be recreated. */
export type RecoveryError = 'unavailable' | 'unmatched'

/**
 * Confirms the payment that an event is about. Recovers the order if the lake does not know it, or does not know its session.
 *
 * @returns null if the order is missing and nothing was paid for it
 */
export async function confirmPaymentEvent(event: PaymentEvent): Promise<Result<Order | null, RecoveryError>> {
  const confirmed = await confirmPayment(event.orderId)
  if (!confirmed.ok && confirmed.error !== 'missing') return failure('unavailable')
  if (confirmed.ok && (confirmed.value.payment?.sessionId || !event.sessionId)) return confirmed
  const session = await sessionOf(event)
  if (!session.ok) return failure('unavailable')
  const recovered = session.value ? await recoverOrder(event.orderId, session.value) : success(null)
  return recovered.ok && confirmed.ok ? success(recovered.value ?? confirmed.value) : recovered
}

const sessionOf = async ({ sessionId, paymentIntentId }: PaymentEvent) =>
  sessionId || !paymentIntentId ? success(sessionId) : sessionOfPayment(paymentIntentId)

/**
 * Recreates an order that the lake has lost, for example because it was restored from a backup, from the copy in its checkout session, and
 * confirms its payment. Links the session to an order that exists without one. Reports what was paid and cannot be recreated to the operator.
 *
 * @returns null if nothing was paid, or the session belongs to another site
 */
export async function recoverOrder(
  orderId: string,
  sessionId: string,
): Promise<Result<Order | null, RecoveryError>> {
  const payment = await readPayment(sessionId)
  if (!payment.ok) return payment.error.kind === 'refused' ? success(null) : failure('unavailable')
  const { status, isOwn, metadata, paymentIntentId } = payment.value
  if (!isOwn || metadata['order'] !== orderId || !isMoneyExpected(status)) return success(null)
  try {
    const known = await readOrder(orderId)
    const copy = readOrderCopy(metadata)
    if (known && !known.payment?.sessionId)
      await changeOrder(known, {
        change: { payment: { ...known.payment, sessionId } },
        history: [{ event: 'paymentOpened' }],
      })
    else if (!known && copy) await restoreOrder(orderId, copy, sessionId)
    else if (!known) return await reportLostOrder(status, { orderId, sessionId, paymentIntentId })
  } catch (error) {
    logError(`${orderId} could not be recovered.`, error)
    return failure('unavailable')
  }
  const confirmed = await confirmPayment(orderId)
  return confirmed.ok ? confirmed : failure('unavailable')
}

/** Whether money has arrived, or is on its way. */
const isMoneyExpected = ({ kind }: PaymentStatus): boolean => kind === 'paid' || kind === 'waiting'

/** A payment whose order is missing. */
interface UnmatchedPayment {
  orderId: string
  sessionId: string
  paymentIntentId: string | null
}

/**
 * Tells the operator of a payment whose order is missing and cannot be recreated: in the log each time, by mail at most once a day. Both name
 * ids only.
 */
async function reportLostOrder(
  status: PaymentStatus,
  { orderId, sessionId, paymentIntentId }: UnmatchedPayment,
): Promise<Result<null, RecoveryError>> {
  // A payment that is on its way is reported once it has arrived, and one that was refunded is settled.
  if (status.kind !== 'paid' || status.refunded >= status.amount) return success(null)
  console.error(
    `Session ${sessionId} was paid, but ${orderId} is missing and cannot be recreated. Restore the order, or refund the payment at Stripe.`,
  )
  const mailbox = await shopMailbox().catch(() => null)
  if (!mailbox) return failure('unmatched')
  const mail = await renderMail({
    locale: 'en',
    subject: 'A payment has no order',
    hello: 'Hello,',
    lead: 'A customer has paid, but the order is missing and cannot be recreated from the payment. Restore the order from a backup, or look the payment up at Stripe and refund it. This message comes every day until then.',
    caption: 'What is known of it',
    rows: [
      ['Order', orderId],
      ['Checkout session', sessionId],
      ['Payment', paymentIntentId ?? 'unknown'],
    ],
    links: [],
  })
  await sendMail({ ...mail, to: mailbox, key: `unmatched/${sessionId}`, tags: { kind: 'alert' } })
  return failure('unmatched')
}
