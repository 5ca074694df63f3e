import 'server-only'
import { saveCustomer } from '#web/features/account/customers.ts'
import { type Result, success } from '#web/lib/result.ts'
import type { PaymentError } from '#web/vendors/stripe/client.ts'
import { createPaymentCustomer } from '#web/vendors/stripe/customers.ts'
import type { Order } from '../orders/order-document.ts'

/**
 * Returns the Stripe customer of an order and creates one for a first order, so that cards can be saved. The id is stored while the
 * checkout session is created.
 *
 * @param id the stored id, null for none
 * @returns `stored` resolves once the lake has stored the id; it rejects if the lake does not respond
 */
export async function ensurePaymentCustomer(
  { customer: { uid, email }, payment }: Order,
  id: string | null,
): Promise<Result<{ id: string; stored: Promise<void> }, PaymentError>> {
  if (id) return success({ id, stored: Promise.resolve() })
  const created = await createPaymentCustomer({ uid, email }, payment?.attempt ?? 1)
  if (!created.ok) return created
  const stored = saveCustomer(uid, email, { paymentCustomerId: created.value })
  // The caller awaits it later; until then the rejection must not count as unhandled.
  stored.catch(() => undefined)
  return success({ id: created.value, stored })
}
