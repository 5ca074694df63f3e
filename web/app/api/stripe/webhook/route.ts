import { hasWaitingMail, trySendOrderMails } from '#web/features/shop/orders/mail/mails.ts'
import { isOrderId } from '#web/features/shop/orders/order-id.ts'
import { confirmPaymentEvent } from '#web/features/shop/orders/reconciliation/recover-order.ts'
import { readTextBody } from '#web/lib/request-body.ts'
import { readWebhook } from '#web/vendors/stripe/webhook.ts'

/** Ten times the size of the largest events. */
const MOST_BYTES = 1_000_000

const respond = (status: number, message: string) => Response.json({ message }, { status })

/**
 * Receives Stripe's events, and reads the current state from Stripe.
 *
 * - 200: the order is up to date, or the event concerns none
 * - 400: the signature is missing, wrong or old; 413: the event is too large
 * - 500: a paid order is missing and cannot be recreated; 503: Stripe must send the event again
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readTextBody(request, MOST_BYTES)
  if (body === null) return respond(413, 'The event is too large.')
  const event = await readWebhook(body, request.headers.get('stripe-signature'))
  if (!event.ok && event.error === 'unavailable') return respond(503, 'The payment cannot be read now.')
  if (!event.ok) return respond(400, 'The signature is missing, wrong or old.')
  if (!event.value || !isOrderId(event.value.orderId)) return respond(200, 'No order is concerned.')
  const confirmed = await confirmPaymentEvent(event.value)
  if (!confirmed.ok && confirmed.error === 'unmatched')
    return respond(500, 'The paid order is missing and cannot be recreated.')
  if (!confirmed.ok) return respond(503, 'The order cannot be updated now.')
  const order = confirmed.value
  if (!order) return respond(200, 'The order is missing, and nothing was paid for it.')
  if (hasWaitingMail(order)) await trySendOrderMails(order._id)
  return respond(200, 'The order is up to date.')
}
