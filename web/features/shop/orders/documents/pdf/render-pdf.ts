import 'server-only'
import PDFDocument from 'pdfkit'
import { directionOf } from '#schemas/shared/locales.ts'
import type { DocumentContent } from '../content.ts'
import { drawDocument } from './draw-document.ts'
import { loadFonts } from './fonts.ts'
import { CONTENT_WIDTH, MUTED, PAGE, Sheet } from './sheet.ts'

/** Renders a document as PDF, with the used parts of its fonts. */
export async function renderPdf(content: DocumentContent): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await loadFonts()
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    // The default is a font of Adobe, which documents do not use.
    font: fonts.regular[0]?.bytes as unknown as string,
    lang: content.locale,
    displayTitle: true,
    info: { Title: `${content.title} ${content.number}`, Author: content.siteName },
  })
  const chunks: Uint8Array[] = []
  const isDone = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  const sheet = new Sheet(pdf, fonts, directionOf(content.locale))
  drawDocument(sheet, content)
  numberPages(pdf, sheet, content)
  pdf.end()
  await isDone
  return new Uint8Array(Buffer.concat(chunks))
}

/** Writes the numbers of the document and the page on each page of several. */
function numberPages(pdf: PDFKit.PDFDocument, sheet: Sheet, { describePage }: DocumentContent): void {
  const { count } = pdf.bufferedPageRange()
  if (count < 2) return
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    sheet.y = PAGE.height - 40
    const text = describePage(page + 1, count)
    sheet.draw(text, { at: 0, width: CONTENT_WIDTH, size: 8, color: MUTED, align: 'end' })
  }
}
