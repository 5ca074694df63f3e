import 'server-only'
import { keepPaymentCustomer, paymentCustomerOf } from '#web/content/customers.ts'
import type { Order } from '#web/content/orders.ts'
import { success, type Result } from '#web/lib/result.ts'
import { makePaymentCustomer } from '../payments/customers.ts'
import type { PaymentFault } from '../payments/stripe.ts'

/**
 * The payment service's name for whoever placed an order: made with their first order and kept, so that cards can be saved and payments found
 * again. Throws where the lake cannot be asked.
 */
export async function payerOf({ customer, payment }: Order): Promise<Result<string, PaymentFault>> {
  const known = await paymentCustomerOf(customer.uid)
  if (known) return success(known)
  const made = await makePaymentCustomer(customer, payment?.attempt ?? 1)
  if (made.ok) await keepPaymentCustomer(customer.uid, customer.email, made.value)
  return made
}
