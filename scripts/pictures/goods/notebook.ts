import { dimmed, hex } from '../kit/colour.ts'
import type { Painting } from '../kit/paint.ts'
import { hills } from '../kit/relief.ts'
import { block, rod } from '../kit/solids.ts'
import { photograph, type Surface } from '../kit/studio.ts'
import { BRASS, GREEN, MINT } from './materials.ts'

const fine = hills(12)
const PAGES = hex('#f1e9d8')
const THREAD = hex('#6fdcb0')

/** Half the width, thickness and length of a notebook. */
const [WIDE, THICK, LONG] = [3.1, 0.32, 4.4]

interface Book {
  x: number
  y: number
  z: number
  /** How far it is turned, in radians. */
  turn: number
  colour: string
}

const STACK: readonly Book[] = [
  { x: 0, y: 0, z: 0, turn: 0.1, colour: '#8d5a3c' },
  { x: 0.1, y: 1, z: -0.1, turn: 0.02, colour: '#c9b48c' },
  { x: -0.1, y: 2, z: 0.1, turn: 0.15, colour: '#3f4a57' },
  { x: 0.05, y: 3, z: 0, turn: 0.05, colour: '#9db3a2' },
  { x: 0.1, y: 4, z: 0.05, turn: 0.3, colour: '#17402f' },
].map((book) => ({ ...book, y: book.y * 2 * THICK + THICK }))

const cover = (u: number, v: number, w: number): number =>
  Math.max(block(u, v, w, WIDE, THICK, LONG, 0.06), -block(u - 0.2, v, w, WIDE, THICK - 0.07, LONG + 1, 0.01))
const paper = (u: number, v: number, w: number): number =>
  block(u - 0.02, v, w, WIDE - 0.06, THICK - 0.06, LONG - 0.08, 0.03)
const inBook = (book: Book, x: number, y: number, z: number): readonly [number, number, number] => {
  const [c, s] = [Math.cos(book.turn), Math.sin(book.turn)]
  return [(x - book.x) * c - (z - book.z) * s, y - book.y, (z - book.z) * c + (x - book.x) * s]
}

function bookSurface(u: number, v: number, w: number, colour: string): Surface {
  if (paper(u, v, w) < cover(u, v, w))
    return { colour: dimmed(PAGES, 0.9 + 0.1 * Math.sin(v * 90)), rough: 1, coat: 0 }
  // Stitches of the binding on the spine, and a window for the name of the shift.
  const stitch =
    u < -WIDE + 0.03 &&
    Math.abs(v) < 0.2 &&
    Math.abs(Math.abs(w) - 2.2) < 1.5 &&
    Math.sin(w * 9) > -0.1 &&
    Math.abs(v) < 0.05
  if (stitch) return { colour: THREAD, rough: 0.9, coat: 0 }
  const [a, b] = [u - 0.2, w + 1.9]
  const label = v > 0 && Math.abs(a) < 1.7 && Math.abs(b) < 0.95
  const rule = label && Math.abs(b - 0.35) < 0.025 && Math.abs(a) < 1.3
  const second = label && Math.abs(b + 0.15) < 0.025 && Math.abs(a) < 1.3
  if (label) return { colour: rule || second ? hex('#7d8a82') : PAGES, rough: 0.95, coat: 0 }
  const band = v > 0 && Math.abs(u + WIDE - 0.55) < 0.02
  return {
    colour: band ? BRASS : dimmed(hex(colour), 1 + fine(u * 9, w * 9 + v) * 0.09),
    rough: 0.85,
    coat: 0.015,
  }
}

/** The set of five, stacked. */
export function notebookStack(): Painting {
  const nearestIn = (x: number, y: number, z: number) => {
    let [nearest, found] = [Infinity, STACK[0]!]
    for (const book of STACK) {
      const place = inBook(book, x, y, z)
      const near = Math.min(cover(...place), paper(...place))
      if (near < nearest) [nearest, found] = [near, book]
    }
    return { nearest, found }
  }
  return photograph({
    distance: (x, y, z) => nearestIn(x, y, z).nearest,
    surface: (x, y, z) => {
      const { found } = nearestIn(x, y, z)
      return bookSurface(...inBook(found, x, y, z), found.colour)
    },
    holds: [0, 1.6, 0, 6.4],
    camera: { from: [-15, 13, 15], at: [0, 1.3, 0], angle: 22 },
  })
}

/** One notebook open: a page for a shift, thread in the fold, a pencil beside it. */
export function notebookOpen(): Painting {
  const leaf = (x: number, y: number, z: number) => {
    const out = Math.abs(x)
    const arch = 0.22 * Math.sin(Math.min(out * 0.8 + 0.15, Math.PI)) + 0.16
    return block(out - 2.95, y - 0.14 - arch * 0.9, z, 2.9, 0.18, 4.2, 0.05) * 0.85
  }
  const cover = (x: number, y: number, z: number) => block(x, y - 0.07, z, 6.05, 0.07, 4.35, 0.06)
  const pencil = (x: number, y: number, z: number) => rod(x, y, z, [7.4, 0.2, 3.4], [8.9, 0.2, -2.6], 0.19)
  const thread = (x: number, y: number, z: number) =>
    Math.max(rod(x, y, z, [0, 0.36, -3.4], [0, 0.36, 3.4], 0.05), Math.sin(z * 2.6) - 0.5)
  return photograph({
    distance: (x, y, z) => Math.min(leaf(x, y, z), cover(x, y, z), pencil(x, y, z), thread(x, y, z)),
    surface: (x, y, z) => {
      const parts = [leaf(x, y, z), cover(x, y, z), pencil(x, y, z), thread(x, y, z)] as const
      const nearest = Math.min(...parts)
      if (nearest === parts[3]) return { colour: MINT, rough: 0.9, coat: 0 }
      if (nearest === parts[2])
        return z < -2.2 ? { colour: hex('#d8b184'), rough: 0.9 } : { colour: GREEN, rough: 0.3, coat: 0.05 }
      if (nearest === parts[1])
        return { colour: dimmed(GREEN, 1 + fine(x * 9, z * 9) * 0.08), rough: 0.85, coat: 0.015 }
      const [u, row] = [Math.abs(Math.abs(x) - 3), z / 0.46]
      const head = Math.abs(z + 3.3) < 0.025
      const columns = Math.abs(u - 0.9) < 0.018 && z > -3.3
      const ruled = Math.abs(row - Math.round(row)) < 0.035 && z > -3.2
      const inked = u < 2.4 && Math.abs(z) < 3.9 && (head || columns || ruled)
      return { colour: inked ? mixInk(head || columns) : PAGES, rough: 1, coat: 0 }
    },
    holds: [0.9, 0.5, 0, 9.4],
    camera: { from: [4, 19, 17], at: [0.8, 0, 0.2], angle: 27 },
  })
}

const mixInk = (strong: boolean) => (strong ? hex('#3f7a63') : hex('#b9c6bb'))
