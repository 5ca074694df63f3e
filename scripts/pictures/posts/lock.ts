import { range } from '../kit/random.ts'
import { ellipse, line, moved, polygon, polyline, rectangle, shape, within, type Point } from '../kit/svg.ts'

const SHEAR = 430
const FLOOR = 640
const FIRST = 640
const STEP = 130
const WIDTH = 62
/** Depth of each cut of the key, in units of 22. */
const CUTS = [2, 5, 3, 1, 4, 2]
const TOP = SHEAR + 50

const pin = (index: number): number => FIRST + index * STEP
const tip = (index: number): number => TOP + (CUTS[index] ?? 0) * 22

/** The upper edge of the blade: level, then down to each cut and up again. */
function bitting(): Point[] {
  return [
    [470, TOP],
    ...CUTS.flatMap((_, index): Point[] => {
      const y = tip(index)
      const slope = (y - TOP) * 0.35
      return [
        [pin(index) - 22 - slope, TOP + 4],
        [pin(index) - 22, y],
        [pin(index) + 22, y],
        [pin(index) + 22 + slope, TOP + 4],
      ]
    }),
    [1396, TOP + 12],
    [1440, FLOOR - 50],
  ]
}

const spring = (index: number): string => {
  const x = pin(index)
  const bottom = SHEAR - 96
  return polyline([
    [x, 150],
    ...range(9).map((turn): Point => [x + (turn % 2 ? 22 : -22), 158 + ((bottom - 166) * turn) / 8]),
    [x, bottom],
  ])
}

/** A pin tumbler lock in section: the right key lifts every pin to one line, and only then the plug turns. */
export function lock(): string {
  const key = `${polyline([...bitting(), [1396, FLOOR - 12], [470, FLOOR - 12]])}Z`
  const hatching = range(150).map((index) => line(-200 + index * 16, 800, 600 + index * 16, 0))
  const shell = rectangle(520, 110, 980, 700, 26)
  const keyPins = CUTS.map((_, index) =>
    polygon([
      [pin(index) - WIDTH / 2, SHEAR],
      [pin(index) + WIDTH / 2, SHEAR],
      [pin(index) + WIDTH / 2, tip(index) - 22],
      [pin(index) + 12, tip(index) - 2],
      [pin(index) - 12, tip(index) - 2],
      [pin(index) - WIDTH / 2, tip(index) - 22],
    ]),
  )
  const section = [
    within('shell', shell, shape(hatching, 'hairline')),
    shape(shell, 'strong'),
    shape(rectangle(520, SHEAR, 980, FLOOR - SHEAR + 40), 'ground strong'),
    shape(
      CUTS.map((_, index) => rectangle(pin(index) - WIDTH / 2 - 4, 140, WIDTH + 8, SHEAR - 140)),
      'ground strong',
    ),
    shape([ellipse(300, 560, 210), ellipse(300, 560, 196)], 'ground ink'),
    shape(key, 'ground ink'),
    shape([ellipse(220, 560, 58), ellipse(300, 560, 150)], 'strong'),
    shape([line(505, FLOOR - 70, 1424, FLOOR - 70), line(505, FLOOR - 58, 1418, FLOOR - 58)], 'hairline'),
    shape(keyPins, 'ground ink'),
    shape(
      CUTS.map((_, index) => rectangle(pin(index) - WIDTH / 2, SHEAR - 92, WIDTH, 92)),
      'ground ink',
    ),
    shape(
      CUTS.map((_, index) => spring(index)),
      'strong',
    ),
    shape(line(440, SHEAR, 1560, SHEAR), 'accent'),
    shape(
      CUTS.map((_, index) => ellipse(pin(index), SHEAR, 6)),
      'fill-accent',
    ),
  ].join('')
  return moved([0, 40], section)
}
