import 'server-only'
import type { LocaleId } from '#schemas/shared/locales.ts'
import type { Customer } from '#web/vendors/firebase/customer.ts'
import type { Order, Refund } from '../order-document.ts'
import { type Invoice, readInvoice } from './invoice.ts'

/** The content of a credit note. */
export interface CreditNoteDocument extends Invoice {
  refund: Refund
  creditNote: NonNullable<Refund['creditNote']>
}

/** Returns the refund with this key and its credit note; null if there is none. */
export function findCreditedRefund(
  { refunds }: Order,
  key: string | null | undefined,
): Pick<CreditNoteDocument, 'refund' | 'creditNote'> | null {
  const refund = refunds?.find(({ _key }) => _key === key)
  return refund?.creditNote ? { refund, creditNote: refund.creditNote } : null
}

/**
 * Returns the credit note of a customer's refund; null if it does not exist or belongs to another customer. Throws if the lake does not
 * respond.
 */
export async function readCreditNote(
  customer: Customer,
  id: string,
  key: string | null | undefined,
  locale: LocaleId,
): Promise<CreditNoteDocument | null> {
  const invoice = await readInvoice(customer, id, locale)
  const found = invoice && findCreditedRefund(invoice.order, key)
  return found ? { ...invoice, ...found } : null
}
