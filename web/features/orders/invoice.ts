import 'server-only'
import { z } from 'zod'
import { fetchContent } from '#web/content/fetch.ts'
import { readOrder, type Order } from '#web/content/orders.ts'
import { optionalText, text } from '#web/content/parse.ts'
import { sellerQuery } from '#web/content/queries/settings.ts'
import { isOrderId } from '#web/lib/orders/identity.ts'
import { isPaid } from '#web/lib/orders/progress.ts'
import type { Customer } from '#web/services/identity/customer.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'

const Seller = z.object({
  siteName: text.catch('Meridian'),
  legalName: optionalText,
  address: optionalText,
  companyNumber: optionalText,
  taxNumber: optionalText,
  email: optionalText,
  note: optionalText,
})

/** Who sells, in the language of the page. */
export type Seller = z.output<typeof Seller>

/** What an invoice is printed from. */
export interface Invoice {
  order: Order
  seller: Seller
}

/**
 * The invoice of an order that was paid, for who paid it; null for another's, an unpaid one, and one that is not there alike. Throws where the
 * lake cannot be asked.
 */
export async function readInvoice({ uid }: Customer, id: unknown, locale: LocaleId): Promise<Invoice | null> {
  if (typeof id !== 'string' || !isOrderId(id)) return null
  const order = await readOrder(id)
  if (order?.customer.uid !== uid || !isPaid(order.state)) return null
  const seller = await fetchContent({ query: sellerQuery, params: { locale }, schema: Seller })
  return { order, seller: seller ?? Seller.parse({}) }
}
