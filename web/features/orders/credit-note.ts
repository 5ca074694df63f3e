import 'server-only'
import type { Order, Refund } from '#web/content/orders.ts'
import type { Customer } from '#web/services/identity/customer.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { readInvoice, type Invoice } from './invoice.ts'

/** What a refund's credit note is printed from. */
export interface CreditNoteSheet extends Invoice {
  refund: Refund
  note: NonNullable<Refund['creditNote']>
}

/** A refund of an order that has a credit note; null where there is none under this key. */
function notedRefund({ refunds }: Order, key: unknown): Pick<CreditNoteSheet, 'refund' | 'note'> | null {
  const refund = refunds?.find(({ _key }) => _key === key)
  return refund?.creditNote ? { refund, note: refund.creditNote } : null
}

/**
 * The credit note of a refund, for whoever paid the order; null for another's and for one that is not there alike. Throws where the lake cannot
 * be asked.
 */
export async function readCreditNote(
  customer: Customer,
  id: unknown,
  key: unknown,
  locale: LocaleId,
): Promise<CreditNoteSheet | null> {
  const invoice = await readInvoice(customer, id, locale)
  const found = invoice && notedRefund(invoice.order, key)
  return found ? { ...invoice, ...found } : null
}
