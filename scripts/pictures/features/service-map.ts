import { range } from '../kit/random.ts'
import { backdrop, BAR, frame, text, WINDOW } from '../kit/screen.ts'
import { at, ellipse, line, rectangle, shape, type Point } from '../kit/svg.ts'

const COUNTS = [3, 5, 6, 5, 3]
const LINKS: readonly (readonly [number, number, number])[] = [
  [0, 0, 0],
  [0, 0, 1],
  [0, 1, 1],
  [0, 1, 2],
  [0, 1, 3],
  [0, 2, 3],
  [0, 2, 4],
  [1, 0, 0],
  [1, 0, 1],
  [1, 1, 1],
  [1, 1, 3],
  [1, 2, 2],
  [1, 2, 3],
  [1, 3, 3],
  [1, 3, 4],
  [1, 4, 4],
  [1, 4, 5],
  [2, 0, 0],
  [2, 1, 0],
  [2, 1, 1],
  [2, 2, 1],
  [2, 2, 2],
  [2, 3, 2],
  [2, 3, 3],
  [2, 4, 3],
  [2, 5, 4],
  [3, 0, 0],
  [3, 1, 0],
  [3, 1, 1],
  [3, 2, 1],
  [3, 3, 1],
  [3, 3, 2],
  [3, 4, 2],
]
const CHAIN = [1, 3, 4, 3, 1]
const SIZE = { width: 150, height: 66 }
const PANEL = WINDOW.x + WINDOW.width - 14

function place(column: number, row: number): Point {
  const count = COUNTS[column] ?? 1
  const height = WINDOW.height - BAR - 90
  return [
    WINDOW.x + 70 + column * 252,
    WINDOW.y + BAR + 45 + ((row + 0.5) * height) / count - SIZE.height / 2,
  ]
}

function link([x, y]: Point, [tx, ty]: Point): string {
  const [from, to]: [Point, Point] = [
    [x + SIZE.width, y + SIZE.height / 2],
    [tx, ty + SIZE.height / 2],
  ]
  const middle = (from[0] + to[0]) / 2
  return `M${at(from)}C${at([middle, from[1]])} ${at([middle, to[1]])} ${at(to)}`
}

/** A service with its sign and name. */
const service = ([x, y]: Point, marked: boolean): string =>
  shape(rectangle(x, y, SIZE.width, SIZE.height, 6), marked ? 'ground accent' : 'ground ink fine') +
  shape(ellipse(x + 28, y + 33, 11), marked ? 'fill-accent' : 'strong') +
  shape(text(x + 52, y + 26, 78, [1, 0.6], 16), 'strong')

/** Services and what they depend on; one chain is followed from the visitor to the store. */
export function serviceMap(): string {
  const nodes = COUNTS.flatMap((count, column) => range(count).map((row) => ({ column, row })))
  const chain = CHAIN.slice(0, -1).map((row, column) =>
    link(place(column, row), place(column + 1, CHAIN[column + 1] ?? 0)),
  )
  return [
    backdrop(),
    frame(),
    shape(
      range(5).map((column) =>
        line(
          WINDOW.x + 145 + column * 252,
          WINDOW.y + BAR,
          WINDOW.x + 145 + column * 252,
          WINDOW.y + WINDOW.height,
        ),
      ),
      'hairline dashed',
    ),
    shape(
      LINKS.map(([column, from, to]) => link(place(column, from), place(column + 1, to))),
      'strong',
    ),
    shape(chain, 'accent'),
    nodes.map(({ column, row }) => service(place(column, row), CHAIN[column] === row)).join(''),
    shape(
      range(3).map((index) => rectangle(PANEL - 34, WINDOW.y + BAR + 30 + index * 46, 34, 34, 6)),
      'ground strong',
    ),
  ].join('')
}
