import { range } from '../kit/random.ts'
import { at, ellipse, line, polygon, polyline, rectangle, shape, type Point } from '../kit/svg.ts'
import { ARABIC, CHINESE, LATIN, type Glyph } from './glyphs.ts'

const BASELINE = 680

interface Command {
  letter: string
  points: Point[]
}

function commands({ outline, scale, origin }: Glyph): Command[] {
  return (outline.match(/[A-Z][^A-Z]*/g) ?? []).map((text) => {
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number)
    const points = range(numbers.length / 2).map((index): Point => [
      origin[0] + (numbers[index * 2] ?? 0) * scale,
      origin[1] - (numbers[index * 2 + 1] ?? 0) * scale,
    ])
    return { letter: text.charAt(0), points }
  })
}

/** A letter as its designer sees it: the outline, a square at every point on it and a circle at every handle off it. */
function letter(glyph: Glyph): string {
  const drawn = commands(glyph)
  const outline = drawn.map(({ letter, points }) => letter + points.map(at).join(' ')).join('')
  const handles = drawn.flatMap(({ points }, index) => {
    const from = drawn[index - 1]?.points.at(-1)
    return from && points.length > 1 ? [polyline([from, ...points])] : []
  })
  const ends = drawn.flatMap(({ points }) => points.slice(-1))
  const controls = drawn.flatMap(({ points }) => points.slice(0, -1))
  return [
    shape(outline, 'tint ink'),
    shape(handles, 'strong'),
    shape(
      controls.map(([x, y]) => ellipse(x, y, 4)),
      'ground strong',
    ),
    shape(
      ends.map(([x, y]) => rectangle(x - 4.5, y - 4.5, 9, 9)),
      'ground ink fine',
    ),
  ].join('')
}

/** The practice square in which Chinese characters are learnt. */
function practiceSquare(): string {
  const [x, y, size] = [515, 200, 560]
  return [
    shape(rectangle(x, y, size, size), 'strong'),
    shape(
      [
        line(x + size / 2, y, x + size / 2, y + size),
        line(x, y + size / 2, x + size, y + size / 2),
        line(x, y, x + size, y + size),
        line(x + size, y, x, y + size),
      ],
      'hairline',
    ),
  ].join('')
}

/** Rhombic dots, the measure by which Arabic letters are proportioned. */
const measure = range(9).map((index) => {
  const y = 300 + index * 68
  return polygon([
    [1530, y - 34],
    [1553, y],
    [1530, y + 34],
    [1507, y],
  ])
})

/** One letter each of the three scripts of this site, on one baseline. */
export function typeSpecimens(): string {
  const heights = [LATIN.origin[1] - 1080 * LATIN.scale, BASELINE - 1440 * LATIN.scale, 880]
  return [
    shape(
      [
        ...heights.map((y) => line(40, y, 1560, y)),
        ...[104, 476, 1128, 1480].map((x) => line(x, 60, x, 940)),
      ],
      'hairline',
    ),
    practiceSquare(),
    shape(measure, 'strong'),
    shape(line(40, BASELINE, 1560, BASELINE), 'accent'),
    [LATIN, CHINESE, ARABIC].map(letter).join(''),
  ].join('')
}
