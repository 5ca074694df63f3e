import { between, random, range } from '../kit/random.ts'
import { at, ellipse, rectangle, shape, type Point } from '../kit/svg.ts'

const COLUMNS = 9
const ROWS = 17
const STEP = 48
const TARGETS = 18
const MARKED = 5

const cell = (column: number, row: number): Point => [110 + column * STEP, 116 + row * STEP]
const target = (index: number): Point => [1440, 160 + index * 40]

/** Leaves a place level, runs close to the others in the middle, and arrives level. */
function way([x, y]: Point, [tx, ty]: Point, rank: number): string {
  const middle: Point = [900, 500 + (rank - TARGETS / 2) * 9]
  return `M${at([x, y])}C${at([x + 230, y])} ${at([640, middle[1]])} ${at(middle)}C${at([1150, middle[1]])} ${at([1200, ty])} ${at([tx, ty])}`
}

/** What is crowded and uneven on one side goes, in good order, through one narrow passage and arrives in a row. */
export function migrationPaths(): string {
  const next = random(7)
  const squares = range(ROWS).flatMap((row) =>
    range(COLUMNS).flatMap((column) => {
      const size = between(next, 12, 40)
      const [x, y] = cell(column, row)
      return next() < 0.12 ? [] : [rectangle(x - size / 2, y - size / 2, size, size)]
    }),
  )
  const sources = range(TARGETS).map((index) =>
    cell(Math.floor(between(next, 1, COLUMNS)), Math.floor((index * ROWS) / TARGETS)),
  )
  const ways = sources.map((source, index) => way(source, target(index), index))
  const [marked = [0, 0]] = [sources[MARKED]]
  return [
    shape(squares, 'hairline'),
    shape(ways, 'strong'),
    shape(
      sources.map(([x, y]) => rectangle(x - 15, y - 15, 30, 30)),
      'ground ink',
    ),
    shape(
      range(TARGETS).map((index) => ellipse(...target(index), 14)),
      'ground ink',
    ),
    shape(way(marked, target(MARKED), MARKED), 'accent'),
    shape(rectangle(marked[0] - 18, marked[1] - 18, 36, 36), 'ground accent'),
    shape(ellipse(...target(MARKED), 17), 'ground accent'),
    shape([rectangle(marked[0] - 7, marked[1] - 7, 14, 14), ellipse(...target(MARKED), 7)], 'fill-accent'),
  ].join('')
}
