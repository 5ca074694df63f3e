import 'server-only'
import type Stripe from 'stripe'
import type { Result } from '#web/lib/result.ts'
import { attemptKey, callStripe, type PaymentError, stripeClient } from './client.ts'

/** A refund at Stripe, in minor units. */
export interface StripeRefund {
  id: string
  /** The key of the requested refund; null if it was created in Stripe's dashboard. */
  key: string | null
  amount: number
  /** Whether the bank returned the money or Stripe never sent it. */
  hasFailed: boolean
  /** Stripe's failure reason; null without one. */
  reason: string | null
  /** ISO 8601. */
  at: string
}

/** A refund to create, in minor units of the payment's currency. */
export interface RefundToCreate {
  orderId: string
  paymentIntentId: string
  /** The key of the refund in the order. */
  key: string
  /** Counts from 1; each attempt has its own idempotency key. */
  attempt: number
  amount: number
}

/**
 * Creates a refund at Stripe; under the same attempt once, however often it is called.
 *
 * @returns `isReplayed` if Stripe repeats an earlier error: this attempt creates no refund any more
 */
export const createRefund = (refund: RefundToCreate): Promise<Result<null, PaymentError>> =>
  callStripe(async () => {
    const { orderId, paymentIntentId, key, attempt, amount } = refund
    await stripeClient().refunds.create(
      {
        payment_intent: paymentIntentId,
        amount,
        reason: 'requested_by_customer',
        metadata: { order: orderId, refund: key },
      },
      { idempotencyKey: attemptKey(`${orderId}/refund/${key}`, attempt) },
    )
    return null
  })

/** Returns all refunds of a payment, oldest first, including those created in Stripe's dashboard. */
export const readRefunds = (paymentIntentId: string): Promise<Result<StripeRefund[], PaymentError>> =>
  callStripe(async () => {
    const refunds: StripeRefund[] = []
    for await (const refund of stripeClient().refunds.list({ payment_intent: paymentIntentId, limit: 100 }))
      refunds.push(toStripeRefund(refund))
    return refunds.reverse()
  })

/** Returns whether a refund failed: Stripe did not send the money, or the bank returned it. */
export const hasFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled'

const toStripeRefund = (refund: Stripe.Refund): StripeRefund => ({
  id: refund.id,
  key: refund.metadata?.['refund'] ?? null,
  amount: refund.amount,
  hasFailed: hasFailed(refund),
  reason: refund.failure_reason ?? null,
  at: new Date(refund.created * 1000).toISOString(),
})
