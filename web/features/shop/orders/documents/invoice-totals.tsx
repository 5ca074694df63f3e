import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { formatDate } from '#web/lib/date.ts'
import { isolateText } from '#web/lib/isolate.ts'
import { formatMoney } from '#web/lib/money.ts'
import { discountName } from '../../pricing/names.ts'
import { taxLabel } from '../../pricing/tax-label.ts'
import type { Order } from '../order-document.ts'
import { DocumentTotals } from './document-totals.tsx'
import { invoiceSums } from './invoice-sums.ts'

interface InvoiceTotalsProperties {
  order: Order
  /** Time of payment, ISO 8601. */
  issued: string
  locale: LocaleId
}

/** Returns the totals of an invoice, row by row. */
export function invoiceTotalRows(
  order: Order,
  issued: string,
  texts: Awaited<ReturnType<typeof getTranslations<'invoice'>>>,
  locale: LocaleId,
): { label: string; amount: string; isTotal?: boolean }[] {
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
      label: texts('paid', { date: formatDate(issued, locale) }),
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

/** Renders the taxes and totals of an invoice. */
export async function InvoiceTotals({ order, issued, locale }: InvoiceTotalsProperties) {
  const texts = await getTranslations('invoice')
  const rows = invoiceTotalRows(order, issued, texts, locale)
  const { taxes } = invoiceSums(order)
  return <DocumentTotals taxes={taxes} currency={order.currency} locale={locale} rows={rows} />
}
