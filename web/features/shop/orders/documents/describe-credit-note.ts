import type { LocaleId } from '#schemas/shared/locales.ts'
import { creditNoteNumberText, invoiceNumberText } from '#schemas/shared/orders.ts'
import type { Translator } from '#web/i18n/translator.ts'
import { formatDate } from '#web/lib/date.ts'
import { isolateText } from '#web/lib/isolate.ts'
import { formatMoney } from '#web/lib/money.ts'
import { formatTaxRate, taxLabel } from '../../pricing/tax-label.ts'
import { withLineItems } from '../line-items.ts'
import type { DocumentContent, DocumentTable, TotalRow } from './content.ts'
import type { CreditNoteDocument } from './credit-note.ts'
import {
  describeBuyer,
  describeFoot,
  describeItem,
  describePages,
  describeSeller,
  describeTaxes,
} from './describe-parts.ts'

/** Returns what the credit note of a refund shows, in one language: the reversed amounts of an invoice, with tax by rate. */
export function describeCreditNote(
  document: CreditNoteDocument,
  texts: Translator<'invoice'>,
  orderTexts: Translator<'orders'>,
  locale: LocaleId,
): DocumentContent {
  const { order, seller, refund, creditNote } = document
  const { number, invoiceNumber, invoicedAt, payment, placedAt, currency } = order
  const numberText = creditNoteNumberText(creditNote.number)
  const items = describeItems(document, texts, locale)
  return {
    locale,
    fileName: numberText,
    number: numberText,
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
      { label: texts('creditReason'), value: creditReason(refund, texts, orderTexts) },
      ...(refund.refundId ? [{ label: texts('refundReference'), value: isolateText(refund.refundId) }] : []),
    ],
    parties: [describeSeller(seller, texts), describeBuyer(order, texts, locale)],
    ...(items.rows.length > 0 && { items }),
    taxes: describeTaxes(creditNote.taxes, currency, texts, locale),
    totals: describeTotals(document, texts, locale),
    foot: describeFoot(document, texts, locale),
    describePage: describePages(numberText, texts),
  }
}

function describeItems(
  { order, refund }: CreditNoteDocument,
  texts: Translator<'invoice'>,
  locale: LocaleId,
): DocumentTable {
  const rows = withLineItems(order, refund.lines).map(({ line, quantity, amount }) => {
    const { name, note } = describeItem(line, texts)
    const gross = formatMoney(amount, order.currency, { locale })
    return { note, cells: [name, String(quantity), formatTaxRate(line.taxPercent, locale), gross] }
  })
  return { columns: [texts('item'), texts('quantity'), texts('rate'), texts('gross')], rows }
}

function describeTotals(
  { order, refund, creditNote }: CreditNoteDocument,
  texts: Translator<'invoice'>,
  locale: LocaleId,
): TotalRow[] {
  const money = (minor: number) => formatMoney(minor, order.currency, { locale })
  const net = creditNote.taxes.reduce((sum, tax) => sum + tax.net, 0)
  const isVoid = refund.state === 'failed'
  return [
    { label: texts('net'), amount: money(net) },
    ...creditNote.taxes.map(({ percent, amount }) => ({
      label: taxLabel(percent, order.taxName, texts, locale),
      amount: money(amount),
    })),
    ...(creditNote.serviceCharge > 0
      ? [{ label: texts('serviceCharge'), amount: money(creditNote.serviceCharge) }]
      : []),
    { label: texts('credited'), amount: money(refund.amount), isTotal: true },
    ...(isVoid
      ? []
      : [
          {
            label: texts('refundedOn', { date: formatDate(refund.at, locale) }),
            amount: money(refund.amount),
          },
        ]),
  ]
}

const creditReason = (
  { cause, lines }: CreditNoteDocument['refund'],
  texts: Translator<'invoice'>,
  orderTexts: Translator<'orders'>,
): string =>
  cause ? orderTexts(`refundCauses.${cause}`) : texts(lines?.length ? 'goodsReturned' : 'priceReduced')
