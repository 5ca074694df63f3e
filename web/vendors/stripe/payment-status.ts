import type Stripe from 'stripe'

/**
 * The state of a payment at Stripe: `open` can still be paid, `waiting` is in progress, `failed` and `expired` are final. Amounts are in
 * minor units of the payment's currency.
 */
export type PaymentStatus =
  { kind: 'open' | 'waiting' | 'failed' | 'expired' } | { kind: 'paid'; amount: number; refunded: number }

/**
 * Derives the payment status from a checkout session and its payment intent, amounts in minor units.
 *
 * @param intent with its `latest_charge`; null if no payment was attempted
 */
export function toPaymentStatus(
  session: Pick<Stripe.Checkout.Session, 'payment_status' | 'status' | 'amount_total'>,
  intent: Pick<Stripe.PaymentIntent, 'status' | 'latest_charge'> | null,
): PaymentStatus {
  // A session without a cost says from the start that it needs no payment.
  const isFree = session.payment_status === 'no_payment_required'
  if (session.payment_status === 'paid' || (isFree && session.status === 'complete')) {
    const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
    return { kind: 'paid', amount: session.amount_total ?? 0, refunded: charge?.amount_refunded ?? 0 }
  }
  if (session.status === 'expired') return { kind: 'expired' }
  if (session.status !== 'complete') return { kind: 'open' }
  // A failed bank transfer leaves its intent in `requires_payment_method`; any other status is still in progress.
  const isOver =
    intent === null || intent.status === 'requires_payment_method' || intent.status === 'canceled'
  return { kind: isOver ? 'failed' : 'waiting' }
}
