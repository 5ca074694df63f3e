import 'server-only'
import type Stripe from 'stripe'
import { type Result, success } from '#web/lib/result.ts'
import { isOwnSession } from './checkout-sessions.ts'
import { callStripe, type PaymentError, stripeClient } from './client.ts'
import { hasFailed } from './refunds.ts'

/** A checkout session of an order of this site. */
export interface RecentSession {
  id: string
  orderId: string
  /** `open`, `complete` or `expired`. */
  status: string | null
  isPaid: boolean
}

/** A refund, made by the site or in Stripe's dashboard. */
interface RecentRefund {
  id: string
  paymentIntentId: string
  hasFailed: boolean
}

/** What happened at Stripe since a time. */
export interface RecentPayments {
  sessions: RecentSession[]
  refunds: RecentRefund[]
  /** False if events could not be listed, for example because a restricted key may not read them. */
  isComplete: boolean
}

const PAGE_SIZE = 100

/** What a bank reports days after a session or a refund was created. */
const LATE_EVENTS: Stripe.Event['type'][] = ['checkout.session.async_payment_succeeded', 'refund.failed']

/**
 * Lists every session and refund that was created at Stripe since a time, and those about which a bank reported since then, newest first.
 * The SDK pages through the lists.
 */
export async function recentPayments(since: Date): Promise<Result<RecentPayments, PaymentError>> {
  const list = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: PAGE_SIZE }
  const sessions = new Map<string, RecentSession>()
  const refunds = new Map<string, RecentRefund>()
  const created = await callStripe(async () => {
    for await (const session of stripeClient().checkout.sessions.list(list)) addSession(sessions, session)
    for await (const refund of stripeClient().refunds.list(list)) addRefund(refunds, refund)
  })
  if (!created.ok) return created
  const reported = await callStripe(async () => {
    for await (const event of stripeClient().events.list({ types: LATE_EVENTS, ...list })) {
      if (event.type === 'checkout.session.async_payment_succeeded') addSession(sessions, event.data.object)
      else if (event.type === 'refund.failed') addRefund(refunds, event.data.object)
    }
  })
  return success({
    sessions: [...sessions.values()],
    refunds: [...refunds.values()],
    isComplete: reported.ok,
  })
}

/** The session that a payment intent belongs to; null if it belongs to none. */
export const sessionOfPayment = (paymentIntentId: string): Promise<Result<string | null, PaymentError>> =>
  callStripe(async () => {
    const { data } = await stripeClient().checkout.sessions.list({
      payment_intent: paymentIntentId,
      limit: 1,
    })
    return data[0]?.id ?? null
  })

function addSession(sessions: Map<string, RecentSession>, session: Stripe.Checkout.Session): void {
  const { id, status, payment_status: paymentStatus, metadata } = session
  const orderId = metadata?.['order']
  if (sessions.has(id) || !orderId || !isOwnSession(session)) return
  sessions.set(id, { id, orderId, status, isPaid: paymentStatus !== 'unpaid' })
}

function addRefund(refunds: Map<string, RecentRefund>, refund: Stripe.Refund): void {
  const { id, payment_intent: intent } = refund
  const paymentIntentId = typeof intent === 'string' ? intent : intent?.id
  if (!refunds.has(id) && paymentIntentId)
    refunds.set(id, { id, paymentIntentId, hasFailed: hasFailed(refund) })
}
