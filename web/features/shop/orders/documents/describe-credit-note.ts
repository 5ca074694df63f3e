import { sumAmounts } from '#schemas/shared/line-amounts.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { creditNoteNumberText, invoiceNumberText } from '#schemas/shared/orders.ts'
import type { Translator } from '#web/i18n/translator.ts'
import { isolateText } from '#web/lib/isolate.ts'
import { withLineItems } from '../line-items.ts'
import type { DocumentContent } from './content.ts'
import type { CreditNoteDocument } from './credit-note.ts'
import { describeParts } from './describe-parts.ts'

/** Returns what the credit note of a refund shows, in one language: the reversed amounts of an invoice, with tax by rate. */
export function describeCreditNote(
  document: CreditNoteDocument,
  texts: Translator<'invoice'>,
  orderTexts: Translator<'orders'>,
  locale: LocaleId,
): DocumentContent {
  const { order, refund, creditNote } = document
  const { number, invoiceNumber, invoicedAt, payment, placedAt } = order
  const { cause, refundId, amount } = refund
  const parts = describeParts(document, texts, locale)
  const { money, date, optional } = parts
  const numberText = creditNoteNumberText(order, creditNote.number)
  const isVoid = refund.state === 'failed'
  const reason = refund.lines?.length ? 'goodsReturned' : 'priceReduced'
  const lines = withLineItems(order, refund.lines)
  const others = amount - sumAmounts(lines.map((returned) => returned.amount))
  const rows = [
    ...lines.map(({ line, quantity, amount: gross }) =>
      parts.row(line, String(quantity), parts.rate(line.taxPercent), money(gross)),
    ),
    // Rows add up to what is credited. Less is left where an earlier refund reduced the price.
    ...(lines.length > 0 && others !== 0 ? [{ cells: [texts('otherAmounts'), '', '', money(others)] }] : []),
  ]
  const columns = [texts('item'), texts('quantity'), texts('rate'), texts('gross')]
  return {
    ...parts.frame(numberText),
    title: texts('creditNote'),
    ...(isVoid && { warning: texts('creditNoteVoid') }),
    facts: [
      { label: texts('creditNoteNumber'), value: isolateText(numberText) },
      { label: texts('creditNoteDate'), value: date(creditNote.at) },
      ...optional(
        texts('ofInvoice'),
        typeof invoiceNumber === 'number' ? invoiceNumberText(order, invoiceNumber) : null,
      ),
      { label: texts('date'), value: date(invoicedAt ?? payment?.paidAt ?? placedAt) },
      { label: texts('order'), value: isolateText(number) },
      { label: texts('creditReason'), value: cause ? orderTexts(`refundCauses.${cause}`) : texts(reason) },
      ...optional(texts('refundReference'), refundId),
    ],
    parties: [parts.seller, parts.buyer],
    ...(rows.length > 0 && { items: { columns, rows } }),
    taxes: parts.taxTable(creditNote.taxes),
    totals: [
      ...parts.netRows(
        sumAmounts(creditNote.taxes.map(({ net }) => net)),
        creditNote.taxes,
        creditNote.serviceCharge,
      ),
      { label: texts('credited'), amount: money(amount), isTotal: true },
      ...(isVoid ? [] : [{ label: texts('refundedOn', { date: date(refund.at) }), amount: money(amount) }]),
    ],
    foot: parts.foot,
  }
}
