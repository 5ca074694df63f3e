import PDFDocument from 'pdfkit'
import { expect, test, vi } from 'vitest'
import type { DocumentContent } from '../content.ts'
import { drawDocument } from './draw-document.ts'
import { loadFonts } from './fonts.ts'
import { PAGE, Sheet } from './sheet.ts'

const content: DocumentContent = {
  locale: 'en',
  fileName: 'MI-000001',
  number: 'MI-000001',
  title: 'Invoice',
  siteName: 'Meridian',
  facts: [{ label: 'Order', value: 'M-1' }],
  parties: [{ title: 'Seller', lines: ['Meridian'], notes: [] }],
  items: {
    columns: ['Item', 'Quantity'],
    rows: Array.from({ length: 12 }, () => ({ cells: ['Lamp', '1'], note: 'No. 1' })),
  },
  totals: [
    { label: 'Subtotal', amount: '$1.00' },
    { label: 'Tax at 0%', amount: '$0.00' },
    { label: 'Total', amount: '$1.00', isTotal: true },
  ],
  foot: ['All amounts in US dollars.', 'Questions: shop@meridian.example'],
  describePage: () => '',
}

test('the notes of a document are on the page of its total, also where a page ends', async () => {
  const fonts = await loadFonts()
  const ends = new Set<number | undefined>()
  for (let top = 0; top <= 80; top += 4) {
    const pdf = new PDFDocument({ size: [PAGE.width, PAGE.height], margin: 0, bufferPages: true })
    const sheet = new Sheet(pdf, fonts, 'ltr')
    sheet.y = top
    const pages = new Map<string, number>()
    const write = sheet.draw.bind(sheet)
    vi.spyOn(sheet, 'draw').mockImplementation((text, ...place) => {
      pages.set(text, pdf.bufferedPageRange().count)
      return write(text, ...place)
    })
    drawDocument(sheet, content)
    const total = pages.get('Total')
    expect([top, ...content.foot.map((note) => pages.get(note))]).toEqual([top, total, total])
    ends.add(total)
  }
  expect([...ends], 'the document ends on its first page, then on its second').toEqual([1, 2])
})
