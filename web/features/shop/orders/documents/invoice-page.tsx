import { getTranslations } from 'next-intl/server'
import { invoiceNumberText } from '#schemas/shared/orders.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { FormattedDate } from '#web/ui/formatted-date.tsx'
import { invoicePdfPath } from '../paths.ts'
import type { Invoice } from './invoice.ts'
import { InvoiceLineItems } from './invoice-line-items.tsx'
import { InvoiceTotals } from './invoice-totals.tsx'
import { PrintableDocument } from './printable-document.tsx'

/** Renders the invoice of an order. */
export async function InvoicePage({ order, seller }: Invoice) {
  const [texts, locale] = await Promise.all([getTranslations('invoice'), currentLocale()])
  const paidAt = order.payment?.paidAt ?? order.placedAt
  const facts = [
    ...(typeof order.invoiceNumber === 'number'
      ? [{ label: texts('number'), value: <bdi>{invoiceNumberText(order.invoiceNumber)}</bdi> }]
      : []),
    { label: texts('order'), value: <bdi>{order.number}</bdi> },
    { label: texts('date'), value: <FormattedDate moment={order.invoicedAt ?? paidAt} locale={locale} /> },
    { label: texts('ordered'), value: <FormattedDate moment={order.placedAt} locale={locale} /> },
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
    <PrintableDocument
      order={order}
      seller={seller}
      title={texts('title')}
      pdfPath={invoicePdfPath(order, locale)}
      facts={facts}
    >
      <InvoiceLineItems order={order} locale={locale} />
      <InvoiceTotals order={order} issued={paidAt} locale={locale} />
    </PrintableDocument>
  )
}
