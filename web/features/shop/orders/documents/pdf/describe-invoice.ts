import { listedTotal } from '#schemas/shared/line-amounts.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { invoiceNumberText } from '#schemas/shared/orders.ts'
import { formatDate } from '#web/lib/date.ts'
import { isolateText } from '#web/lib/isolate.ts'
import { formatMoney } from '#web/lib/money.ts'
import { formatTaxRate } from '../../../pricing/tax-label.ts'
import type { Order } from '../../order-document.ts'
import type { Invoice } from '../invoice.ts'
import { invoiceSums } from '../invoice-sums.ts'
import { invoiceTotalRows } from '../invoice-totals.tsx'
import type { DocumentTexts, PdfContent, PdfTable } from './content.ts'
import {
  describeBuyer,
  describeFoot,
  describeItem,
  describePages,
  describeSeller,
  describeTaxes,
} from './describe-parts.ts'

/** Returns what the PDF of an invoice shows, in one language. */
export function describeInvoice(invoice: Invoice, texts: DocumentTexts, locale: LocaleId): PdfContent {
  const { order, seller } = invoice
  const { number, invoiceNumber, invoicedAt, payment, placedAt, currency } = order
  const paidAt = payment?.paidAt ?? placedAt
  const numberText = typeof invoiceNumber === 'number' ? invoiceNumberText(invoiceNumber) : undefined
  const { taxes } = invoiceSums(order)
  return {
    locale,
    fileName: numberText ?? number,
    title: texts('title'),
    siteName: seller.siteName,
    facts: [
      ...(numberText ? [{ label: texts('number'), value: isolateText(numberText) }] : []),
      { label: texts('date'), value: formatDate(invoicedAt ?? paidAt, locale) },
      { label: texts('order'), value: isolateText(number) },
      { label: texts('ordered'), value: formatDate(placedAt, locale) },
      ...(payment?.paymentIntentId
        ? [{ label: texts('payment'), value: isolateText(payment.paymentIntentId) }]
        : []),
    ],
    parties: [describeSeller(seller, texts), describeBuyer(order, texts, locale)],
    items: describeItems(order, texts, locale),
    taxes: describeTaxes(taxes, currency, texts, locale),
    totals: invoiceTotalRows(order, paidAt, texts, locale),
    foot: describeFoot(invoice, texts, locale),
    describePage: describePages(numberText ?? number, texts),
  }
}

function describeItems(
  { lines, currency, pricesIncludeTax }: Order,
  texts: DocumentTexts,
  locale: LocaleId,
): PdfTable {
  const money = (minor: number) => formatMoney(minor, currency, { locale })
  return {
    columns: [
      texts('item'),
      texts('quantity'),
      texts('price'),
      texts('rate'),
      texts(pricesIncludeTax ? 'gross' : 'beforeTax'),
    ],
    rows: lines.map((line) => {
      const { quantity, fullUnit, taxPercent } = line
      const { name, note } = describeItem(line, texts)
      return {
        note,
        cells: [
          name,
          String(quantity),
          money(fullUnit),
          formatTaxRate(taxPercent, locale),
          money(listedTotal(line)),
        ],
      }
    }),
  }
}
