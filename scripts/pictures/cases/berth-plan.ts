import { random, range } from '../kit/random.ts'
import { backdrop, BAR, frame, text, WINDOW } from '../kit/screen.ts'
import { at, line, polyline, rectangle, shape, type Point } from '../kit/svg.ts'

const LEFT = WINDOW.x + 210
const TOP = WINDOW.y + BAR + 70
const DAY = (WINDOW.width - 210) / 7
const ROW = (WINDOW.height - BAR - 70) / 7

/** A ship on the plan, its bow towards the end of its stay. */
function ship(row: number, from: number, days: number): string {
  const [x, y, length] = [LEFT + from * DAY, TOP + row * ROW + 20, days * DAY]
  const height = ROW - 40
  const bow = Math.min(46, length / 3)
  const corners: Point[] = [
    [x + length - bow, y],
    [x + length, y + height / 2],
    [x + length - bow, y + height],
  ]
  return `M${at([x + 8, y])}L${corners.map(at).join('L')}L${at([x + 8, y + height])}Q${at([x, y + height / 2])} ${at([x + 8, y])}Z`
}

const plan = [
  [0.3, 1.9, 2.6, 1.6, 4.7, 2],
  [0.1, 2.4, 3.1, 3.2],
  [1.2, 1.5, 5.1, 1.6],
  [0.5, 3, 4.1, 2.1],
  [0.2, 1.3, 1.9, 1.2, 3.6, 1.4, 5.4, 1.3],
  [1.6, 2.7, 4.9, 1.9],
  [0.4, 2.1, 3.2, 1.5, 5.2, 1.5],
]

/** A week at the quay: one row a berth, one bar a ship, and one ship that may come earlier. */
export function berthPlan(): string {
  const next = random(4)
  const ships = plan.flatMap((stays, row) =>
    range(stays.length / 2).map((index) =>
      ship(row, stays[index * 2] ?? 0, (stays[index * 2 + 1] ?? 1) - 0.1),
    ),
  )
  const middle = TOP + 2 * ROW + ROW / 2
  return [
    backdrop(),
    frame(),
    shape(
      [
        ...range(7).map((day) =>
          line(LEFT + day * DAY, WINDOW.y + BAR, LEFT + day * DAY, WINDOW.y + WINDOW.height),
        ),
        ...range(7).map((row) => line(WINDOW.x, TOP + row * ROW, WINDOW.x + WINDOW.width, TOP + row * ROW)),
      ],
      'hairline',
    ),
    shape(
      range(7).map((row) =>
        text(WINDOW.x + 30, TOP + row * ROW + ROW / 2 - 10, 130, [0.5 + next() * 0.5, 0.4]),
      ),
      'strong',
    ),
    shape(
      range(7).map((day) => text(LEFT + day * DAY + 18, WINDOW.y + BAR + 36, 60, [1])),
      'strong',
    ),
    shape(ships, 'tint ink'),
    shape(ship(2, 3.0, 1.6), 'ground accent'),
    shape(ship(2, 5.1, 1.5), 'ground strong'),
    shape(
      [
        polyline([
          [LEFT + 5.02 * DAY, middle],
          [LEFT + 4.72 * DAY, middle],
        ]),
        polyline([
          [LEFT + 4.8 * DAY, middle - 10],
          [LEFT + 4.72 * DAY, middle],
          [LEFT + 4.8 * DAY, middle + 10],
        ]),
      ],
      'accent',
    ),
    shape(rectangle(LEFT + 3 * DAY + 30, middle - 4, 110, 8, 4), 'fill-accent'),
  ].join('')
}
