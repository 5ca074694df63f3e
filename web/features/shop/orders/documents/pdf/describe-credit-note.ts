import type { LocaleId } from '#schemas/shared/locales.ts'
import { creditNoteNumberText, invoiceNumberText } from '#schemas/shared/orders.ts'
import { formatDate } from '#web/lib/date.ts'
import { isolateText } from '#web/lib/isolate.ts'
import { formatMoney } from '#web/lib/money.ts'
import { formatTaxRate } from '../../../pricing/tax-label.ts'
import type { CreditNoteDocument } from '../credit-note.ts'
import { creditNoteTotalRows } from '../credit-note-rows.ts'
import type { DocumentTexts, PdfContent, PdfTable } from './content.ts'
import {
  describeBuyer,
  describeFoot,
  describeItem,
  describePages,
  describeSeller,
  describeTaxes,
} from './describe-parts.ts'

/**
 * Returns what the PDF of a credit note shows, in one language.
 *
 * @param reason why the invoice is corrected, in that language
 */
export function describeCreditNote(
  document: CreditNoteDocument,
  reason: string,
  texts: DocumentTexts,
  locale: LocaleId,
): PdfContent {
  const { order, seller, refund, creditNote } = document
  const { number, invoiceNumber, invoicedAt, payment, placedAt, currency } = order
  const numberText = creditNoteNumberText(creditNote.number)
  const items = describeItems(document, texts, locale)
  return {
    locale,
    fileName: numberText,
    title: texts('creditNote'),
    siteName: seller.siteName,
    ...(refund.state === 'failed' && { warning: texts('creditNoteVoid') }),
    facts: [
      { label: texts('creditNoteNumber'), value: isolateText(numberText) },
      { label: texts('creditNoteDate'), value: formatDate(creditNote.at, locale) },
      ...(typeof invoiceNumber === 'number'
        ? [{ label: texts('ofInvoice'), value: isolateText(invoiceNumberText(invoiceNumber)) }]
        : []),
      { label: texts('date'), value: formatDate(invoicedAt ?? payment?.paidAt ?? placedAt, locale) },
      { label: texts('order'), value: isolateText(number) },
      { label: texts('creditReason'), value: reason },
      ...(refund.refundId ? [{ label: texts('refundReference'), value: isolateText(refund.refundId) }] : []),
    ],
    parties: [describeSeller(seller, texts), describeBuyer(order, texts, locale)],
    ...(items.rows.length > 0 && { items }),
    taxes: describeTaxes(creditNote.taxes, currency, texts, locale),
    totals: creditNoteTotalRows(document, texts, locale),
    foot: describeFoot(document, texts, locale),
    describePage: describePages(numberText, texts),
  }
}

function describeItems(
  { order, refund }: CreditNoteDocument,
  texts: DocumentTexts,
  locale: LocaleId,
): PdfTable {
  const rows = (refund.lines ?? []).flatMap(({ line: key, quantity, amount }) => {
    const line = order.lines.find(({ _key }) => _key === key)
    if (!line) return []
    const { name, note } = describeItem(line, texts)
    const gross = formatMoney(amount, order.currency, { locale })
    return [{ note, cells: [name, String(quantity), formatTaxRate(line.taxPercent, locale), gross] }]
  })
  return { columns: [texts('item'), texts('quantity'), texts('rate'), texts('gross')], rows }
}
