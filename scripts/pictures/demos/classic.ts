import { range, spread } from '../kit/random.ts'
import { ellipse, line, polygon, rectangle, shape } from '../kit/svg.ts'

const AXIS = 800
const HALF = 470
const FLOOR = 780
const CAPITAL = 420
const COLUMNS = spread(-410, 410, 6)

/** A fluted column that narrows a little upwards. */
function column(x: number): string {
  const flutes = spread(-0.82, 0.82, 7).map((share) =>
    line(x + share * 34, FLOOR - 14, x + share * 28, CAPITAL + 24),
  )
  return [
    shape(
      polygon([
        [x - 36, FLOOR - 14],
        [x - 30, CAPITAL + 24],
        [x + 30, CAPITAL + 24],
        [x + 36, FLOOR - 14],
      ]),
      'ground ink',
    ),
    shape(flutes, 'strong'),
    shape([rectangle(x - 46, FLOOR - 14, 92, 14), rectangle(x - 44, CAPITAL, 88, 12)], 'ground ink'),
    shape(
      polygon([
        [x - 31, CAPITAL + 24],
        [x - 42, CAPITAL + 12],
        [x + 42, CAPITAL + 12],
        [x + 31, CAPITAL + 24],
      ]),
      'ground ink',
    ),
  ].join('')
}

/** A temple front with the circles and diagonals its proportions come from. */
export function classic(): string {
  const steps = range(3).map((step) =>
    rectangle(AXIS - HALF - 20 - step * 34, FLOOR + step * 26, 2 * (HALF + 20 + step * 34), 26),
  )
  const triglyphs = spread(-440, 440, 23).flatMap((x) =>
    [-7, 0, 7].map((aside) => line(AXIS + x + aside, CAPITAL - 62, AXIS + x + aside, CAPITAL - 30)),
  )
  const construction = [
    ellipse(AXIS, FLOOR - 250, 420),
    ellipse(AXIS, FLOOR - 250, 260),
    ellipse(AXIS - 410, FLOOR, 410),
    ellipse(AXIS + 410, FLOOR, 410),
    line(0, 1290, 1600, -70),
    line(1600, 1290, 0, -70),
    ...COLUMNS.map((x) => line(AXIS + x, 60, AXIS + x, 940)),
    ...[FLOOR, CAPITAL, CAPITAL - 80, 170].map((y) => line(60, y, 1540, y)),
  ]
  return [
    shape(construction, 'hairline'),
    COLUMNS.map((x) => column(AXIS + x)).join(''),
    shape(steps, 'ground ink'),
    shape(rectangle(AXIS - HALF, CAPITAL - 30, 2 * HALF, 30), 'ground ink'),
    shape(rectangle(AXIS - HALF, CAPITAL - 66, 2 * HALF, 36), 'ground ink'),
    shape(triglyphs, 'strong'),
    shape(rectangle(AXIS - HALF - 24, CAPITAL - 82, 2 * HALF + 48, 16), 'ground ink'),
    shape(
      polygon([
        [AXIS - HALF - 24, CAPITAL - 82],
        [AXIS, 170],
        [AXIS + HALF + 24, CAPITAL - 82],
      ]),
      'ground ink',
    ),
    shape(
      polygon([
        [AXIS - HALF + 80, CAPITAL - 98],
        [AXIS, 208],
        [AXIS + HALF - 80, CAPITAL - 98],
      ]),
      'strong',
    ),
    shape([ellipse(AXIS, 284, 40), ellipse(AXIS, 284, 28)], 'strong'),
    shape(line(AXIS, 60, AXIS, 940), 'accent'),
    shape(ellipse(AXIS, 284, 7), 'fill-accent'),
  ].join('')
}
