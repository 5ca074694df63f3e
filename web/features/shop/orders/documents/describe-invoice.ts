import { listedTotal } from '#schemas/shared/line-amounts.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { invoiceNumberText } from '#schemas/shared/orders.ts'
import type { Translator } from '#web/i18n/translator.ts'
import { isolateText } from '#web/lib/isolate.ts'
import { discountName } from '../../pricing/names.ts'
import type { DocumentContent, TotalRow } from './content.ts'
import { describeParts } from './describe-parts.ts'
import type { Invoice } from './invoice.ts'
import { invoiceSums } from './invoice-sums.ts'

/** Returns what the invoice of an order shows, in one language. */
export function describeInvoice(
  invoice: Invoice,
  texts: Translator<'invoice'>,
  locale: LocaleId,
): DocumentContent {
  const { order } = invoice
  const { number, invoiceNumber, invoicedAt, payment, placedAt, lines, pricesIncludeTax } = order
  const parts = describeParts(invoice, texts, locale)
  const { money, date, optional } = parts
  const numberText = typeof invoiceNumber === 'number' ? invoiceNumberText(order, invoiceNumber) : undefined
  const priceColumns = [texts('price'), texts('rate'), texts(pricesIncludeTax ? 'gross' : 'beforeTax')]
  return {
    ...parts.frame(numberText ?? number),
    title: texts('title'),
    facts: [
      ...optional(texts('number'), numberText),
      { label: texts('date'), value: date(invoicedAt ?? payment?.paidAt ?? placedAt) },
      { label: texts('order'), value: isolateText(number) },
      { label: texts('ordered'), value: date(placedAt) },
      ...optional(texts('payment'), payment?.paymentIntentId),
    ],
    parties: [parts.seller, parts.buyer],
    items: {
      columns: [texts('item'), texts('quantity'), ...priceColumns],
      rows: lines.map((line) =>
        parts.row(
          line,
          String(line.quantity),
          money(line.fullUnit),
          parts.rate(line.taxPercent),
          money(listedTotal(line)),
        ),
      ),
    },
    taxes: parts.taxTable(invoiceSums(invoice.order).taxes),
    totals: describeTotals(invoice, parts, texts),
    foot: parts.foot,
  }
}

function describeTotals(
  { order }: Invoice,
  { money, date, netRows }: ReturnType<typeof describeParts>,
  texts: Translator<'invoice'>,
): TotalRow[] {
  const { subtotal, saleDiscount, net, taxes, refunds, balance } = invoiceSums(order)
  const { totals, giftCard, delivery, discounts, payment, placedAt } = order
  const missing = giftCard?.missing ?? 0
  const extras = [
    ...(saleDiscount > 0 ? [{ label: texts('discount'), amount: money(-saleDiscount) }] : []),
    ...(discounts ?? []).map((discount) => ({
      label: isolateText(discountName(discount, texts)),
      amount: money(-discount.amount),
    })),
    ...(delivery
      ? [{ label: texts('delivery', { method: isolateText(delivery.title) }), amount: money(delivery.price) }]
      : []),
  ]
  return [
    ...(extras.length > 0 ? [{ label: texts('subtotal'), amount: money(subtotal) }, ...extras] : []),
    ...netRows(net, taxes, totals.serviceCharge),
    { label: texts('total'), amount: money(totals.payable), isTotal: true },
    ...(giftCard
      ? [
          {
            label: texts('giftCard', { ending: isolateText(giftCard.ending) }),
            amount: money(missing - giftCard.amount),
          },
        ]
      : []),
    {
      label: texts('paid', { date: date(payment?.paidAt ?? placedAt) }),
      amount: money((giftCard?.amount ?? 0) - totals.payable),
    },
    { label: texts('due'), amount: money(missing) },
    ...refunds.map(({ amount, at }) => ({
      label: at ? texts('refundedOn', { date: date(at) }) : texts('refunded'),
      amount: money(-amount),
    })),
    ...(refunds.length > 0 ? [{ label: texts('balance'), amount: money(balance), isTotal: true }] : []),
  ]
}
