/**
 * Events of Stripe that the site acts on: the webhook endpoint must send each of them, and others change nothing.
 * A paid, expired or failed checkout session moves its order; a refund that was made or failed at Stripe is recorded.
 */
export const PAYMENT_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.failed',
] as const
