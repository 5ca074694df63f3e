import { getTranslations } from 'next-intl/server'
import { currentLocale } from '#web/i18n/locales.ts'
import { invoicePdfPath } from '../paths.ts'
import { describeInvoice } from './describe-invoice.ts'
import type { Invoice } from './invoice.ts'
import { PrintableDocument } from './printable-document.tsx'

/** Renders the invoice of an order. */
export async function InvoicePage(invoice: Invoice) {
  const [texts, locale] = await Promise.all([getTranslations('invoice'), currentLocale()])
  return (
    <PrintableDocument
      order={invoice.order}
      content={describeInvoice(invoice, texts, locale)}
      pdfPath={invoicePdfPath(invoice.order, locale)}
    />
  )
}
