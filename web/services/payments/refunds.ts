import 'server-only'
import type Stripe from 'stripe'
import type { GivenRefund } from '#web/lib/orders/record-refunds.ts'
import { success, type Result } from '#web/lib/result.ts'
import { ask, client, type PaymentFault } from './stripe.ts'

/** A refund that is to be made, in minor units of the payment's currency. */
export interface RefundToMake {
  orderId: string
  paymentIntentId: string
  /** The same refund under the same key is made once, however often it is asked for. */
  key: string
  amount: number
}

/** No payment is paid back in more parts than this. */
const MOST_REFUNDS = 100

/** Pays back. A refund that was made already is answered again. */
export async function makeRefund({
  orderId,
  paymentIntentId,
  key,
  amount,
}: RefundToMake): Promise<Result<null, PaymentFault>> {
  const refund = await ask(() =>
    client().refunds.create(
      {
        payment_intent: paymentIntentId,
        amount,
        reason: 'requested_by_customer',
        metadata: { order: orderId, refund: key },
      },
      { idempotencyKey: `${orderId}/refund/${key}` },
    ),
  )
  return refund.ok ? success(null) : refund
}

/** Every refund of a payment, whoever made it, the oldest first. */
export const readRefunds = (paymentIntentId: string): Promise<Result<GivenRefund[], PaymentFault>> =>
  ask(async () => {
    const { data } = await client().refunds.list({ payment_intent: paymentIntentId, limit: MOST_REFUNDS })
    return data.map(described).reverse()
  })

const hasFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled'

const described = (refund: Stripe.Refund): GivenRefund => ({
  id: refund.id,
  key: refund.metadata?.['refund'] ?? null,
  amount: refund.amount,
  hasFailed: hasFailed(refund),
  reason: refund.failure_reason ?? null,
  at: new Date(refund.created * 1000).toISOString(),
})

/** The newest refunds since a time, at most a hundred, whoever made them, with the payment that each is of, and whether it came to nothing. */
export const recentRefunds = (
  since: Date,
): Promise<Result<{ id: string; paymentIntentId: string; hasFailed: boolean }[], PaymentFault>> =>
  ask(async () => {
    const created = { gte: Math.floor(since.getTime() / 1000) }
    const { data } = await client().refunds.list({ created, limit: MOST_REFUNDS })
    return data.flatMap((refund) => {
      const { id, payment_intent: intent } = refund
      const paymentIntentId = typeof intent === 'string' ? intent : intent?.id
      return paymentIntentId ? [{ id, paymentIntentId, hasFailed: hasFailed(refund) }] : []
    })
  })
