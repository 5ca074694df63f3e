import { connection } from 'next/server'
import { isOrderId } from '#web/lib/orders/identity.ts'
import { readTextBody } from '#web/lib/text-body.ts'
import { hasWaitingMail, mailOrder } from '#web/services/orders/mails.ts'
import { settleOrder } from '#web/services/orders/settle.ts'
import { readWebhook } from '#web/services/payments/stripe.ts'

/** The largest events are a tenth of this. */
const MOST_BYTES = 1_000_000

const answer = (status: number, message: string) => Response.json({ message }, { status })

/**
 * Hears from the payment service that something happened to an order's payment, and asks it what. Answers 200 when the order is up to date, or
 * none is concerned; 400 for what is not signed, 413, 503 for what is to be told again.
 */
export async function POST(request: Request): Promise<Response> {
  await connection()
  const body = await readTextBody(request, MOST_BYTES)
  if (body.kind === 'tooLarge') return answer(413, 'The event is too large.')
  if (body.kind !== 'text') return answer(400, 'The event cannot be read.')
  const event = await readWebhook(body.value, request.headers.get('stripe-signature'))
  if (!event.ok && event.fault === 'unavailable') return answer(503, 'The payment cannot be looked up now.')
  if (!event.ok) return answer(400, 'The signature is missing, wrong or old.')
  const id = event.value
  if (id === null || !isOrderId(id)) return answer(200, 'No order is concerned.')
  const settled = await settleOrder(id)
  if (!settled.ok && settled.fault === 'missing') return answer(200, 'There is no such order.')
  if (!settled.ok) return answer(503, 'The order cannot be brought up to date now.')
  // The order is safe; its mail is tried again by itself where it cannot go out now.
  if (hasWaitingMail(settled.value)) await mailOrder(id).catch(() => false)
  return answer(200, 'The order is up to date.')
}
