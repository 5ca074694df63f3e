import { between, random, range } from '../kit/random.ts'
import { at, line, moved, rectangle, shape } from '../kit/svg.ts'

const SHELVES = 4
const TALL = 224
const BAYS = [70, 560, 1050]
const BAY = 460

interface Book {
  x: number
  width: number
  height: number
  bands: number
  leaning: boolean
}

/** Books from the start of a bay to its end, with a gap where one leans. */
function fill(next: () => number): Book[] {
  const books: Book[] = []
  for (let x = 6; x < BAY - 34;) {
    const width = between(next, 13, 36)
    const leaning = next() > 0.94 && x < BAY - 110
    books.push({ x, width, height: between(next, 118, 184), bands: Math.floor(next() * 4), leaning })
    x += width + (leaning ? 58 : 1.5)
  }
  return books
}

function book({ x, width, height, bands, leaning }: Book, bottom: number, role: string): string {
  const spine = [
    shape(rectangle(0, -height, width, height, 2), role),
    shape(
      range(bands).flatMap((band) => {
        const y = -height + 18 + band * ((height - 40) / Math.max(bands, 1))
        return [line(3, y, width - 3, y), line(3, y + 6, width - 3, y + 6)]
      }),
      role.includes('accent') ? 'under fine' : 'strong',
    ),
  ].join('')
  return moved([x + (leaning ? 50 : 0), bottom], spine, leaning ? -16 : 0)
}

/** Shelves full of books, and the one somebody is looking for. */
export function library(): string {
  const next = random(26)
  const shelves = range(SHELVES).flatMap((shelf) =>
    BAYS.map((left, bay) => {
      const bottom = 262 + shelf * TALL
      const books = fill(next)
      const marked = shelf === 1 && bay === 1 ? 11 : -1
      return books
        .map((each, index) =>
          book(
            { ...each, x: left + each.x, ...(index === marked ? { height: 178, leaning: false } : {}) },
            bottom,
            index === marked ? 'fill-accent accent' : 'ground ink fine',
          ),
        )
        .join('')
    }),
  )
  const boards = range(SHELVES + 1).flatMap((shelf) => {
    const y = 262 + (shelf - 1) * TALL
    return BAYS.map((left) => rectangle(left - 4, y, BAY + 8, 14))
  })
  const posts = [...BAYS.map((left) => left - 26), 1518].map((x) => rectangle(x, -10, 22, 1020))
  const ladder = range(15).map((rung) => rectangle(1242 - rung * 6, 36 + rung * 64, 92, 10))
  const stile = (x: number) => `M${at([x, -20])}h16L${at([x - 80, 1020])}h-16Z`
  return [
    shape(posts, 'strong'),
    shelves.join(''),
    shape(boards, 'ground ink'),
    shape(ladder, 'ground ink'),
    shape(`${stile(1238)}${stile(1330)}`, 'ground ink'),
  ].join('')
}
