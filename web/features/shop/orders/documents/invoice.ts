import 'server-only'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { isPaid } from '#schemas/shared/orders.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { optionalText, text, withFallback } from '#web/sanity/parse.ts'
import { sellerQuery } from '#web/sanity/queries/settings.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import type { Order } from '../order-document.ts'
import { isOrderId } from '../order-id.ts'
import { readOrder } from '../queries.ts'

const Seller = z.object({
  siteName: withFallback(text, 'Meridian'),
  legalName: optionalText,
  address: optionalText,
  companyNumber: optionalText,
  taxNumber: optionalText,
  email: optionalText,
  note: optionalText,
})

/** The seller's details, in the language of the page. */
export type Seller = z.output<typeof Seller>

/** The content of an invoice. */
export interface Invoice {
  order: Order
  seller: Seller
}

/**
 * Returns the invoice of a customer's paid order; null if the order is missing, unpaid or another customer's. Throws if the lake does not
 * answer.
 */
export async function readInvoice({ uid }: Customer, id: unknown, locale: LocaleId): Promise<Invoice | null> {
  if (typeof id !== 'string' || !isOrderId(id)) return null
  const order = await readOrder(id)
  if (order?.customer.uid !== uid || !isPaid(order.state)) return null
  const seller = await fetchContent({ query: sellerQuery, params: { locale }, schema: Seller })
  return { order, seller: seller ?? Seller.parse({}) }
}
