import { text } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { loadFonts, type Weight } from './fonts.ts'
import { PAGE, Sheet } from './sheet.ts'

/** Text rendering mode 2: filled and outlined. */
const OUTLINED = /\b2 Tr\b/

/** Returns the operators of a document with one text. */
async function draw(words: string, weight: Weight): Promise<string> {
  const pdf = new PDFDocument({ size: [PAGE.width, PAGE.height], margin: 0, compress: false })
  const written = text(pdf)
  new Sheet(pdf, await loadFonts(), 'ltr').draw(words, { size: 10, weight, at: 0, width: 200 })
  pdf.end()
  return written
}

test('bold text of a script without a bold font is outlined', async () => {
  expect(await draw('总计', 'bold')).toMatch(OUTLINED)
  expect(await draw('总计', 'regular')).not.toMatch(OUTLINED)
  expect(await draw('Total', 'bold')).not.toMatch(OUTLINED)
  expect(await draw('المجموع', 'bold')).not.toMatch(OUTLINED)
})

test('the digits of amounts are below each other', async () => {
  const sheet = new Sheet(new PDFDocument(), await loadFonts(), 'ltr')
  const widthOf = (amount: string) => sheet.widthOf(amount, { size: 10 })
  expect(widthOf('$6,172.835')).toBe(widthOf('$1,111.111'))
})
