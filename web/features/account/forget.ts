import 'server-only'
import { forgetCustomer, paymentCustomerOf } from '#web/content/customers.ts'
import type { Customer } from '#web/services/identity/customer.ts'
import { forgetPaymentCustomer } from '#web/services/payments/customers.ts'

/**
 * Deletes what is kept of a customer, here and at the payment service. Orders stay, as tax law asks. Can be done again where it was not done to
 * its end. Throws where either cannot be asked.
 */
export async function forgetEverything({ uid, email }: Customer): Promise<void> {
  const payer = await paymentCustomerOf(uid)
  const forgotten = payer === null ? null : await forgetPaymentCustomer(payer)
  // Refused means that the payment service knows nobody of that name: there is nothing left to forget.
  if (forgotten?.ok === false && forgotten.fault.kind === 'unavailable')
    throw new Error('The payment service does not answer.')
  await forgetCustomer(uid, email)
}
