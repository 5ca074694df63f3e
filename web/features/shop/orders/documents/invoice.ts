import 'server-only'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { isPaid } from '#schemas/shared/orders.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import type { Order } from '../order-document.ts'
import { readOwnOrder } from '../queries.ts'
import { readSeller, type Seller } from './queries.ts'

/** The content of an invoice. */
export interface Invoice {
  order: Order
  seller: Seller
}

/**
 * Returns the invoice of a customer's paid order; null if the order is missing, unpaid or another customer's. Throws if the lake does not
 * respond.
 */
export async function readInvoice({ uid }: Customer, id: string, locale: LocaleId): Promise<Invoice | null> {
  const order = await readOwnOrder(uid, id)
  return order && isPaid(order.state) ? { order, seller: await readSeller(locale) } : null
}
