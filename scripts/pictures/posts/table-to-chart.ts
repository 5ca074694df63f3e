import { between, noise, random, range, spread } from '../kit/random.ts'
import { line, polyline, shape, smooth, type Point } from '../kit/svg.ts'

const ROWS = 24
const MARKED = 14
const COLUMNS = [110, 250, 360, 470]
const START = 590
const END = 1500

const level = (row: number): number => 212 + row * 28.5

function curve(row: number, height: (x: number, y: number) => number): Point[] {
  return spread(START, END, 92).map((x): Point => {
    const along = (x - START) / (END - START)
    const rise = Math.sin(Math.PI * along ** 0.8) ** 2 * 330
    return [x, level(row) - ((height(along * 6, row * 0.13) + 1) / 2) ** 2.6 * rise]
  })
}

/** A table whose rows run on and become the curves of a chart. */
export function tableToChart(): string {
  const next = random(3)
  const height = noise(8)
  const figures = range(ROWS).flatMap((row) =>
    COLUMNS.map((x) => line(x, level(row) - 11, x + between(next, 30, 88), level(row) - 11)),
  )
  const rows = range(ROWS).map((row) => {
    const points = curve(row, height)
    const below = `${smooth(points)}L${END} ${level(row) + 8}L${START} ${level(row) + 8}Z`
    const role = row === MARKED ? 'accent' : 'ink fine'
    return shape(below, 'ground') + shape(smooth(points), role)
  })
  return [
    shape(
      [96, 236, 346, 456, 572].map((x) => line(x, 120, x, level(ROWS - 1) + 30)),
      'hairline',
    ),
    shape(
      range(ROWS).map((row) => line(96, level(row), START, level(row))),
      'strong',
    ),
    shape(line(96, 140, 572, 140), 'ink'),
    shape(
      COLUMNS.map((x) => line(x, 156, x + 60, 156)),
      'ink',
    ),
    shape(figures, 'strong'),
    rows.join(''),
    shape(
      [
        polyline([
          [96, level(MARKED)],
          [START, level(MARKED)],
        ]),
        ...COLUMNS.map((x, index) => line(x, level(MARKED) - 11, x + 40 + index * 9, level(MARKED) - 11)),
      ],
      'accent',
    ),
  ].join('')
}
