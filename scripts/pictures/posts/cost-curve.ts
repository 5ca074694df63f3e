import { range, spread } from '../kit/random.ts'
import { ellipse, line, shape, smooth, type Point } from '../kit/svg.ts'

const LEFT = 150
const RIGHT = 1480
const FLOOR = 860
const FAMILY = 18
const CHOSEN = 9

const time = (x: number): number => (x - LEFT) / (RIGHT - LEFT)
const xs = spread(LEFT, RIGHT, 40)

/** Keeping what is there: cheap today, dearer every year. */
const keeping = (x: number, member: number): number =>
  FLOOR - 150 - 430 * (0.55 + member / FAMILY) * (Math.exp(1.25 * time(x)) - 1) * 0.42 - member * 2
/** Moving: dear at first, then level. */
const moving = (x: number, member: number): number =>
  FLOOR - 190 - member * 7 - (270 + member * 11) * Math.exp(-((time(x) - 0.16) ** 2) / 0.03) - 40 * time(x)

const curve = (y: (x: number, member: number) => number, member: number): string =>
  smooth(xs.map((x): Point => [x, y(x, member)]))

/** Where the two chosen curves meet, after the peak. */
function crossing(): Point {
  const x = spread(600, RIGHT, 2000).find((x) => keeping(x, CHOSEN) < moving(x, CHOSEN)) ?? RIGHT
  return [x, keeping(x, CHOSEN)]
}

/** What it costs to keep a system and what it costs to move, over the years, and when the one overtakes the other. */
export function costCurve(): string {
  const [x, y] = crossing()
  return [
    shape(
      range(11).map((index) => line(LEFT + index * 133, FLOOR, LEFT + index * 133, 120)),
      'hairline dashed',
    ),
    shape(
      range(FAMILY).map((member) => curve(keeping, member)),
      'hairline',
    ),
    shape(
      range(FAMILY).map((member) => curve(moving, member)),
      'hairline',
    ),
    shape([line(LEFT, FLOOR, RIGHT, FLOOR), line(LEFT, 120, LEFT, FLOOR)], 'strong'),
    shape(
      range(41).map((index) =>
        line(LEFT + index * 33.25, FLOOR, LEFT + index * 33.25, FLOOR + (index % 4 ? 9 : 18)),
      ),
      'strong',
    ),
    shape(curve(keeping, CHOSEN), 'ink'),
    shape(curve(moving, CHOSEN), 'ink'),
    shape(line(x, y, x, FLOOR + 18), 'accent'),
    shape(ellipse(x, y, 22), 'ground accent'),
    shape([ellipse(x, y, 8), ellipse(x, FLOOR, 7)], 'fill-accent'),
  ].join('')
}
