import type Stripe from 'stripe'
import type { PaymentFact } from '#web/lib/orders/progress.ts'

/**
 * What a session and its payment say of an order's payment, amounts in minor units.
 *
 * @param intent with its `latest_charge`; null where nobody has tried to pay
 */
export function factOf(
  session: Pick<Stripe.Checkout.Session, 'payment_status' | 'status' | 'amount_total'>,
  intent: Pick<Stripe.PaymentIntent, 'status' | 'latest_charge'> | null,
): PaymentFact {
  if (session.payment_status !== 'unpaid') {
    const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
    return { kind: 'paid', amount: session.amount_total ?? 0, refunded: charge?.amount_refunded ?? 0 }
  }
  if (session.status === 'expired') return { kind: 'expired' }
  if (session.status !== 'complete') return { kind: 'open' }
  // A transfer that came to nothing leaves its intent asking for another means of payment; any other is still on its way.
  const isOver =
    intent === null || intent.status === 'requires_payment_method' || intent.status === 'canceled'
  return { kind: isOver ? 'failed' : 'waiting' }
}
