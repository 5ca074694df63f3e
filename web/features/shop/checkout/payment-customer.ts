import 'server-only'
import type { Address } from '#web/features/account/addresses/model.ts'
import { readAddressBook } from '#web/features/account/addresses/queries.ts'
import { saveCustomer } from '#web/features/account/customers.ts'
import { getPaymentCustomer } from '#web/features/account/queries.ts'
import { type Result, success } from '#web/lib/result.ts'
import type { PaymentError } from '#web/vendors/stripe/client.ts'
import { createPaymentCustomer } from '#web/vendors/stripe/customers.ts'
import type { Order } from '../orders/order-document.ts'

/** What is known of a customer who pays: the id at Stripe and the default address, null for none. */
export interface KnownCustomer {
  paymentCustomerId: string | null
  shipping: Address | null
}

/** Reads what is known of a customer. Throws if the lake does not respond. */
export async function readKnownCustomer(uid: string): Promise<KnownCustomer> {
  const [paymentCustomerId, { book }] = await Promise.all([getPaymentCustomer(uid), readAddressBook(uid)])
  return { paymentCustomerId, shipping: book[0] ?? null }
}

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
