import { getTranslations } from 'next-intl/server'
import { creditNoteNumberText, invoiceNumberText } from '#schemas/shared/orders.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { FormattedDate } from '#web/ui/formatted-date.tsx'
import { creditNotePdfPath } from '../paths.ts'
import type { CreditNoteDocument } from './credit-note.ts'
import { creditNoteTotalRows, creditReason } from './credit-note-rows.ts'
import { CreditedLineItems } from './credited-line-items.tsx'
import { DocumentTotals } from './document-totals.tsx'
import { PrintableDocument } from './printable-document.tsx'

/** Renders the credit note of a refund: the reversed amounts of an invoice, with tax by rate. */
export async function CreditNotePage({ order, seller, refund, creditNote }: CreditNoteDocument) {
  const [texts, orderTexts, locale] = await Promise.all([
    getTranslations('invoice'),
    getTranslations('orders'),
    currentLocale(),
  ])
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
      value: creditReason(refund, texts, orderTexts),
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
  const rows = creditNoteTotalRows({ order, refund, creditNote }, texts, locale)
  return (
    <PrintableDocument
      order={order}
      seller={seller}
      title={texts('creditNote')}
      pdfPath={creditNotePdfPath(order, refund, locale)}
      warning={refund.state === 'failed' ? texts('creditNoteVoid') : undefined}
      facts={facts}
    >
      <CreditedLineItems order={order} refund={refund} locale={locale} />
      <DocumentTotals taxes={creditNote.taxes} currency={order.currency} locale={locale} rows={rows} />
    </PrintableDocument>
  )
}
