import { getTranslations } from 'next-intl/server'
import { invoiceNumberText } from '#schemas/shared/orders.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { Day } from '#web/ui/day.tsx'
import type { Invoice } from './invoice.ts'
import { InvoiceGoods } from './invoice-goods.tsx'
import { InvoiceTotals } from './invoice-totals.tsx'
import { Sheet } from './sheet.tsx'

/** The invoice of an order. */
export async function InvoicePage({ order, seller }: Invoice) {
  const [texts, locale] = await Promise.all([getTranslations('invoice'), currentLocale()])
  const paidAt = order.payment?.paidAt ?? order.placedAt
  const facts = [
    ...(typeof order.invoiceNumber === 'number'
      ? [{ label: texts('number'), value: <bdi>{invoiceNumberText(order.invoiceNumber)}</bdi> }]
      : []),
    { label: texts('order'), value: <bdi>{order.number}</bdi> },
    { label: texts('date'), value: <Day moment={order.invoicedAt ?? paidAt} locale={locale} /> },
    { label: texts('ordered'), value: <Day moment={order.placedAt} locale={locale} /> },
    ...(order.payment?.paymentIntentId
      ? [
          {
            label: texts('payment'),
            value: <bdi className="invoice__reference">{order.payment.paymentIntentId}</bdi>,
          },
        ]
      : []),
  ]
  return (
    <Sheet order={order} seller={seller} title={texts('title')} facts={facts}>
      <InvoiceGoods order={order} locale={locale} />
      <InvoiceTotals order={order} issued={paidAt} locale={locale} />
    </Sheet>
  )
}
