import 'server-only'
import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { LOCALE_IDS } from '#schemas/shared/locales.ts'
import { isPaid, ORDER_DOCUMENT_VALUES } from '#schemas/shared/orders.ts'
import type { DocumentContent } from '../content.ts'
import { findCreditedRefund } from '../credit-note.ts'
import { describeCreditNote } from '../describe-credit-note.ts'
import { describeInvoice } from '../describe-invoice.ts'
import { describePackingSlip, hasPackingSlip } from '../describe-packing-slip.ts'
import type { Invoice } from '../invoice.ts'
import { renderPdf } from './render-pdf.ts'

/** The document that a request names, by the end of its path and its query. */
const pdfRequestSchema = z.object({
  document: z.enum(ORDER_DOCUMENT_VALUES),
  locale: z.enum(LOCALE_IDS),
  /** Key of the refund of a credit note. */
  refund: z.string().nullable(),
})

/** A request for a document. */
type PdfRequest = z.output<typeof pdfRequestSchema>

/** Parses the request for a document, which its path names. */
export function parsePdfRequest(document: string, { url }: Request) {
  const { searchParams } = new URL(url)
  const [locale, refund] = [searchParams.get('locale'), searchParams.get('refund')]
  return pdfRequestSchema.safeParse({ document, locale, refund })
}

/** Returns a document of an order as PDF; null if the order has none. */
export async function createOrderPdf(
  invoice: Invoice,
  request: PdfRequest,
): Promise<{ fileName: string; bytes: Uint8Array<ArrayBuffer> } | null> {
  const content = isPaid(invoice.order.state) ? await describeDocument(invoice, request) : null
  return content && { fileName: `${content.fileName}.pdf`, bytes: await renderPdf(content) }
}

async function describeDocument(
  invoice: Invoice,
  { document, locale, refund: key }: PdfRequest,
): Promise<DocumentContent | null> {
  const texts = await getTranslations({ locale, namespace: 'invoice' })
  switch (document) {
    case 'invoice':
      return describeInvoice(invoice, texts, locale)
    case 'packing-slip':
      return hasPackingSlip(invoice.order) ? describePackingSlip(invoice, texts, locale) : null
    case 'credit-note': {
      const found = findCreditedRefund(invoice.order, key)
      if (!found) return null
      const orderTexts = await getTranslations({ locale, namespace: 'orders' })
      return describeCreditNote({ ...invoice, ...found }, texts, orderTexts, locale)
    }
  }
}

/** Answers with a PDF to save. */
export const respondWithPdf = (
  { fileName, bytes }: { fileName: string; bytes: Uint8Array<ArrayBuffer> },
  headers: Record<string, string> = {},
): Response =>
  new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      ...headers,
    },
  })
