import { listedTotal } from '#schemas/shared/line-amounts.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { invoiceNumberText } from '#schemas/shared/orders.ts'
import type { Translator } from '#web/i18n/translator.ts'
import { formatDate } from '#web/lib/date.ts'
import { isolateText } from '#web/lib/isolate.ts'
import { formatMoney } from '#web/lib/money.ts'
import { discountName } from '../../pricing/names.ts'
import { formatTaxRate, taxLabel } from '../../pricing/tax-label.ts'
import type { Order } from '../order-document.ts'
import type { DocumentContent, DocumentTable, TotalRow } from './content.ts'
import {
  describeBuyer,
  describeFoot,
  describeItem,
  describePages,
  describeSeller,
  describeTaxes,
} from './describe-parts.ts'
import type { Invoice } from './invoice.ts'
import { invoiceSums } from './invoice-sums.ts'

/** Returns what the invoice of an order shows, in one language. */
export function describeInvoice(
  invoice: Invoice,
  texts: Translator<'invoice'>,
  locale: LocaleId,
): DocumentContent {
  const { order, seller } = invoice
  const { number, invoiceNumber, invoicedAt, payment, placedAt, currency } = order
  const paidAt = payment?.paidAt ?? placedAt
  const numberText = typeof invoiceNumber === 'number' ? invoiceNumberText(invoiceNumber) : undefined
  const { taxes } = invoiceSums(order)
  return {
    locale,
    fileName: numberText ?? number,
    number: numberText ?? number,
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
    totals: describeTotals(order, paidAt, texts, locale),
    foot: describeFoot(invoice, texts, locale),
    describePage: describePages(numberText ?? number, texts),
  }
}

function describeItems(
  { lines, currency, pricesIncludeTax }: Order,
  texts: Translator<'invoice'>,
  locale: LocaleId,
): DocumentTable {
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

/** @param paidAt ISO 8601 */
function describeTotals(
  order: Order,
  paidAt: string,
  texts: Translator<'invoice'>,
  locale: LocaleId,
): TotalRow[] {
  const money = (minor: number) => formatMoney(minor, order.currency, { locale })
  const { subtotal, saleDiscount, net, taxes, refunds, balance } = invoiceSums(order)
  const { serviceCharge, payable } = order.totals
  const { giftCard } = order
  const missing = giftCard?.missing ?? 0
  const discounts = (order.discounts ?? []).map((discount) => ({
    label: isolateText(discountName(discount, texts)),
    amount: money(-discount.amount),
  }))
  const { delivery } = order
  const deliveryRows = delivery
    ? [{ label: texts('delivery', { method: isolateText(delivery.title) }), amount: money(delivery.price) }]
    : []
  const saleRows = saleDiscount > 0 ? [{ label: texts('discount'), amount: money(-saleDiscount) }] : []
  const extras = [...saleRows, ...discounts, ...deliveryRows]
  return [
    ...(extras.length > 0 ? [{ label: texts('subtotal'), amount: money(subtotal) }, ...extras] : []),
    { label: texts('net'), amount: money(net) },
    ...taxes.map(({ percent, amount }) => ({
      label: taxLabel(percent, order.taxName, texts, locale),
      amount: money(amount),
    })),
    ...(serviceCharge > 0 ? [{ label: texts('serviceCharge'), amount: money(serviceCharge) }] : []),
    { label: texts('total'), amount: money(payable), isTotal: true },
    ...(giftCard
      ? [
          {
            label: texts('giftCard', { ending: isolateText(giftCard.ending) }),
            amount: money(missing - giftCard.amount),
          },
        ]
      : []),
    {
      label: texts('paid', { date: formatDate(paidAt, locale) }),
      amount: money((giftCard?.amount ?? 0) - payable),
    },
    { label: texts('due'), amount: money(missing) },
    ...refunds.map(({ amount, at }) => ({
      label: at ? texts('refundedOn', { date: formatDate(at, locale) }) : texts('refunded'),
      amount: money(amount),
    })),
    ...(refunds.length > 0 ? [{ label: texts('balance'), amount: money(balance), isTotal: true }] : []),
  ]
}
