import 'server-only'
import { z } from 'zod'
import { DEFAULT_LOCALE } from '#schemas/shared/locales.ts'
import { ORDER_PATHS, TRACKING_PATH } from '#web/features/account/private-paths.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import { readCreditNote } from './documents/credit-note.ts'
import { readInvoice } from './documents/invoice.ts'
import { isOrderId } from './order-id.ts'
import { readOwnOrder } from './queries.ts'
import { readTrackedOrder } from './tracking/tracked-order.ts'

/** The path and query of an order page. */
export const orderPageSchema = z.object({
  path: z.enum(ORDER_PATHS),
  order: z.string().default(''),
  refund: z.string().nullable().default(null),
  /** The signed key of a tracking link. */
  key: z.string().nullable().default(null),
  /** The number of a reviewed product. */
  product: z.string().nullable().default(null),
})

/** An order page, by its path and query. */
export type OrderPage = z.output<typeof orderPageSchema>

/**
 * Returns whether a customer may see an order page. Unknown orders, other customers' orders and invoices before payment return false.
 * Throws if the lake does not respond.
 */
export async function hasOrderPage(customer: Customer, page: OrderPage): Promise<boolean> {
  const { path, order: id, refund } = page
  if (path === '/account/order-history/invoice')
    return (await readInvoice(customer, id, DEFAULT_LOCALE)) !== null
  if (path === '/account/order-history/credit-note')
    return (await readCreditNote(customer, id, refund, DEFAULT_LOCALE)) !== null
  return (await readOwnOrder(customer.uid, id)) !== null
}

/** Returns whether a tracking link is authentic; undefined for other pages. An expired link still has a page, which says so. */
export async function hasTrackingPage({ path, key }: OrderPage): Promise<boolean | undefined> {
  if (path !== TRACKING_PATH) return undefined
  return (await readTrackedOrder(key ?? '')).kind !== 'missing'
}

/** Returns whether a page's query names its order or reviewed product. The pages after payment also exist without one. */
export const namesOrder = ({ path, order, product }: OrderPage): boolean =>
  path === '/account/review' ? product !== null : isOrderId(order)
