import type PDFKit from 'pdfkit'
import { featuresOf, type FontSet, type Weight } from './fonts.ts'
import { layOutText, type Line } from './lay-out-text.ts'

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 }

const MARGIN = 48

/** Space at the foot of each page, with its number. */
const FOOT = 64

export const CONTENT_WIDTH = PAGE.width - 2 * MARGIN

export const INK = '#16211f'
export const MUTED = '#56625f'
export const HAIRLINE = '#dcdad3'

const LINE_HEIGHT = 1.4

/** The distance of the baseline from the top of a line. */
const ASCENT = 1.02

/** Scripts without a bold font, such as Chinese, are drawn with an outline: its width at size 1. */
const OUTLINE = 0.03

/** How a text is set. */
export interface TextStyle {
  size: number
  weight?: Weight
  color?: string
}

/** A text with its place: `at` counts from the edge where lines begin, in both directions. */
export interface PlacedText extends TextStyle {
  at: number
  width: number
  /** The edge that lines touch. Default: where they begin. */
  align?: 'start' | 'end'
}

/** A page being written from top to bottom, mirrored for Arabic. */
export class Sheet {
  /** Where the next text begins, from the top of the page. */
  y = MARGIN

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly fonts: FontSet,
    private readonly direction: 'ltr' | 'rtl',
  ) {
    for (const font of [...fonts.regular, ...fonts.bold]) pdf.registerFont(font.name, font.bytes)
  }

  /** Returns the width of a text on one line. */
  widthOf(text: string, style: TextStyle): number {
    return Math.max(0, ...this.lines(text, style, Infinity).map(({ width }) => width * style.size))
  }

  /** Returns the height of a text within a width. */
  heightOf(text: string, style: TextStyle, width: number): number {
    return this.lines(text, style, width).length * style.size * LINE_HEIGHT
  }

  /** Draws a text below a distance from `y`, and returns its height. */
  draw(text: string, { at, width, align = 'start', ...style }: PlacedText, below = 0): number {
    const { size, weight = 'regular', color = INK } = style
    const lines = this.lines(text, { size, weight }, width)
    lines.forEach((line, index) => {
      const left = this.leftOf(at, width, line.width * size, align)
      const baseline = this.y + below + size * (index * LINE_HEIGHT + ASCENT)
      this.drawLine(line, left, baseline, { size, weight, color })
    })
    return lines.length * size * LINE_HEIGHT
  }

  /** Draws a line across a width. */
  rule(at: number, width: number, color = HAIRLINE): void {
    const left = this.leftOf(at, width, width, 'start')
    this.pdf
      .moveTo(left, this.y)
      .lineTo(left + width, this.y)
      .lineWidth(0.5)
      .strokeColor(color)
      .stroke()
  }

  /** Begins a new page unless a height is left, and returns whether it did. */
  ensure(height: number): boolean {
    if (this.y + height <= PAGE.height - FOOT) return false
    this.pdf.addPage()
    this.y = MARGIN
    return true
  }

  private lines(text: string, { weight = 'regular', size }: TextStyle, width: number): Line[] {
    return layOutText(text, {
      faces: this.fonts[weight],
      width: width / size,
      direction: this.direction,
    })
  }

  private leftOf(at: number, width: number, lineWidth: number, align: 'start' | 'end'): number {
    const isAtLeft = (align === 'start') === (this.direction === 'ltr')
    const left = this.direction === 'ltr' ? MARGIN + at : PAGE.width - MARGIN - at - width
    return isAtLeft ? left : left + width - lineWidth
  }

  private drawLine({ runs }: Line, left: number, baseline: number, style: Required<TextStyle>): void {
    const { size, weight, color } = style
    let x = left
    for (const { face, text, width } of runs) {
      const isThickened = weight === 'bold' && this.fonts.regular.some(({ name }) => name === face.name)
      this.pdf
        .font(face.name)
        .fontSize(size)
        .fillColor(color)
        .strokeColor(color)
        .lineWidth(size * OUTLINE)
        .text(text, x, baseline, {
          lineBreak: false,
          features: featuresOf(text),
          baseline: 'alphabetic',
          fill: true,
          stroke: isThickened,
        })
      x += width * size
    }
  }
}
