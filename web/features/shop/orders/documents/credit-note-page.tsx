import { getTranslations } from 'next-intl/server'
import { currentLocale } from '#web/i18n/locales.ts'
import { creditNotePdfPath } from '../paths.ts'
import type { CreditNoteDocument } from './credit-note.ts'
import { describeCreditNote } from './describe-credit-note.ts'
import { PrintableDocument } from './printable-document.tsx'

/** Renders the credit note of a refund. */
export async function CreditNotePage(document: CreditNoteDocument) {
  const [texts, orderTexts, locale] = await Promise.all([
    getTranslations('invoice'),
    getTranslations('orders'),
    currentLocale(),
  ])
  const { order, refund } = document
  return (
    <PrintableDocument
      order={order}
      content={describeCreditNote(document, texts, orderTexts, locale)}
      pdfPath={creditNotePdfPath(order, refund, locale)}
    />
  )
}
