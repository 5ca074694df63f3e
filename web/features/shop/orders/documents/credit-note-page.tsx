import { getTranslations } from 'next-intl/server'
import { creditNoteNumberText, invoiceNumberText } from '#schemas/shared/orders.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { formatDate } from '#web/lib/date.ts'
import { formatMoney } from '#web/lib/money.ts'
import { FormattedDate } from '#web/ui/formatted-date.tsx'
import type { CreditNoteDocument } from './credit-note.ts'
import { CreditedLineItems } from './credited-line-items.tsx'
import { DocumentTotals, taxLabel } from './document-totals.tsx'
import { PrintableDocument } from './printable-document.tsx'

/** Renders the credit note of a refund: the reversed amounts of an invoice, with tax by rate. */
export async function CreditNotePage({ order, seller, refund, creditNote }: CreditNoteDocument) {
  const [texts, locale] = await Promise.all([getTranslations('invoice'), currentLocale()])
  const money = (minor: number) => formatMoney(minor, order.currency, { locale })
  const { payment, placedAt, invoicedAt, invoiceNumber } = order
  const facts = [
    { label: texts('creditNoteNumber'), value: <bdi>{creditNoteNumberText(creditNote.number)}</bdi> },
    { label: texts('creditNoteDate'), value: <FormattedDate moment={creditNote.at} locale={locale} /> },
    ...(typeof invoiceNumber === 'number'
      ? [{ label: texts('ofInvoice'), value: <bdi>{invoiceNumberText(invoiceNumber)}</bdi> }]
      : []),
    {
      label: texts('date'),
      value: <FormattedDate moment={invoicedAt ?? payment?.paidAt ?? placedAt} locale={locale} />,
    },
    { label: texts('order'), value: <bdi>{order.number}</bdi> },
    {
      label: texts('creditReason'),
      value: refund.lines?.length ? texts('goodsReturned') : texts('priceReduced'),
    },
    ...(refund.refundId
      ? [
          {
            label: texts('refundReference'),
            value: <bdi className="invoice__reference">{refund.refundId}</bdi>,
          },
        ]
      : []),
  ]
  const net = creditNote.taxes.reduce((sum, tax) => sum + tax.net, 0)
  const isVoid = refund.state === 'failed'
  const rows = [
    { label: texts('net'), amount: money(net) },
    ...creditNote.taxes.map(({ percent, amount }) => ({
      label: taxLabel(percent, texts, locale),
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
  return (
    <PrintableDocument
      order={order}
      seller={seller}
      title={texts('creditNote')}
      warning={isVoid ? texts('creditNoteVoid') : undefined}
      facts={facts}
    >
      <CreditedLineItems order={order} refund={refund} locale={locale} />
      <DocumentTotals taxes={creditNote.taxes} currency={order.currency} locale={locale} rows={rows} />
    </PrintableDocument>
  )
}
