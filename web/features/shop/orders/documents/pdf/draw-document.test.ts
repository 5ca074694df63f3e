import PDFDocument from 'pdfkit'
import { expect, test, vi } from 'vitest'
import type { DocumentContent } from '../content.ts'
import { drawDocument } from './draw-document.ts'
import { loadFonts } from './fonts.ts'
import { PAGE, Sheet } from './sheet.ts'

const contentWith = (lines: number): DocumentContent => ({
  locale: 'en',
  fileName: 'MI-000001',
  number: 'MI-000001',
  title: 'Invoice',
  siteName: 'Meridian',
  facts: [{ label: 'Order', value: 'M-1' }],
  parties: [{ title: 'Seller', lines: ['Meridian'], notes: [] }],
  items: {
    columns: ['Item', 'Quantity'],
    rows: Array.from({ length: lines }, () => ({ cells: ['Lamp', '1'], note: 'No. 1' })),
  },
  totals: [
    { label: 'Subtotal', amount: '$1.00' },
    { label: 'Total', amount: '$1.00', isTotal: true },
  ],
  foot: ['All amounts in US dollars.', 'Questions: shop@meridian.example'],
  describePage: () => '',
})

test('the notes of a document are on the page of its total, also where a page ends', async () => {
  const fonts = await loadFonts()
  for (let lines = 8; lines <= 16; lines += 1) {
    const pdf = new PDFDocument({ size: [PAGE.width, PAGE.height], margin: 0, bufferPages: true })
    const sheet = new Sheet(pdf, fonts, 'ltr')
    const pages = new Map<string, number>()
    const write = sheet.draw.bind(sheet)
    vi.spyOn(sheet, 'draw').mockImplementation((text, ...place) => {
      pages.set(text, pdf.bufferedPageRange().count)
      return write(text, ...place)
    })
    drawDocument(sheet, contentWith(lines))
    const [total, note] = [pages.get('Total'), pages.get('All amounts in US dollars.')]
    expect([lines, note]).toEqual([lines, total])
  }
})
