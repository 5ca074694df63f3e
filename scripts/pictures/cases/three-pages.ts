import { between, random, range } from '../kit/random.ts'
import { ellipse, line, rectangle, shape, smooth, type Point } from '../kit/svg.ts'

const WIDTH = 400
const HEIGHT = 760
const TOP = 120

type Next = () => number

/** Words of uneven length, ranged left. */
function latin(next: Next, x: number, y: number, width: number, size: number): string {
  const words: string[] = []
  for (let at = 0; at < width - 20;) {
    const length = Math.min(between(next, 1.4, 5) * size, width - at)
    words.push(line(x + at, y, x + at + length, y))
    at += length + size * 0.9
  }
  return words.join('')
}

/** Squares, one a character, set solid. */
const chinese = (_: Next, x: number, y: number, width: number, size: number): string =>
  range(Math.floor(width / (size * 1.45)))
    .map((index) => rectangle(x + index * size * 1.45, y - size / 2, size, size))
    .join('')

/** Joined strokes that rise and fall, ranged right. */
function arabic(next: Next, x: number, y: number, width: number, size: number): string {
  const words: string[] = []
  for (let at = 0; at < width - 24;) {
    const length = Math.min(between(next, 2.4, 6) * size, width - at)
    const points = range(Math.max(3, Math.round(length / (size * 0.55)))).map((index, _, all): Point => [
      x + width - at - (length * index) / (all.length - 1),
      y + between(next, -0.75, 0.4) * size,
    ])
    words.push(smooth(points))
    at += length + size * 0.8
  }
  return words.join('')
}

interface Page {
  write: typeof latin
  size: number
  mirrored: boolean
}

function page(x: number, { write, size, mirrored }: Page, next: Next): string {
  const inner = WIDTH - 72
  const left = x + 36
  const flip = (from: number, width: number) => (mirrored ? x + WIDTH - (from - x) - width : from)
  const short = (share: number, y: number, at: number) =>
    write(next, flip(left, inner * share), y, inner * share, at)
  return [
    shape(rectangle(x, TOP, WIDTH, HEIGHT, 4), 'ground ink'),
    shape(ellipse(flip(left, 28) + 14, TOP + 44, 14), 'ink'),
    shape(
      range(3).map((index) =>
        line(flip(x + 230 + index * 50, 34), TOP + 44, flip(x + 230 + index * 50, 34) + 34, TOP + 44),
      ),
      'strong',
    ),
    shape(short(0.9, TOP + 130, size * 2.4) + short(0.6, TOP + 130 + size * 4.2, size * 2.4), 'ink'),
    shape(rectangle(flip(left, 130), TOP + 236, 130, 40, 3), 'fill-accent'),
    shape(rectangle(left, TOP + 316, inner, 150), 'strong'),
    shape(
      smooth(
        range(9).map((index): Point => [
          left + (inner * index) / 8,
          TOP + 420 - 60 * Math.sin(index * 0.8 + (mirrored ? 2 : 0)) ** 2,
        ]),
      ),
      'strong',
    ),
    shape(
      range(8).map((index) => short(index === 7 ? 0.55 : 1, TOP + 520 + index * 28, size)),
      'strong',
    ),
  ].join('')
}

/** One page, set for three scripts. */
export function threePages(): string {
  const next = random(16)
  const pages: Page[] = [
    { write: chinese, size: 10, mirrored: false },
    { write: latin, size: 10, mirrored: false },
    { write: arabic, size: 11, mirrored: true },
  ]
  const baselines = range(8).map((index) => TOP + 520 + index * 28)
  return [
    shape(
      [TOP, TOP + 44, TOP + 130, TOP + 316, TOP + 466, ...baselines, TOP + HEIGHT].map((y) =>
        line(0, y, 1600, y),
      ),
      'hairline',
    ),
    pages.map((each, index) => page(130 + index * 470, each, next)).join(''),
  ].join('')
}
