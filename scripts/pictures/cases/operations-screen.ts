import { random, range, spread } from '../kit/random.ts'
import { backdrop, BAR, frame, text, WINDOW } from '../kit/screen.ts'
import { ellipse, line, polyline, rectangle, shape, type Point } from '../kit/svg.ts'

const LEFT = WINDOW.x + 70
const RIGHT = WINDOW.x + WINDOW.width - 70
const TRUNK = WINDOW.y + BAR + 130
const TABLE = WINDOW.y + 380
const ROW = 56
const OPEN = 2

/** The desk of those on duty: the line with its branch above, the tickets below, one of them open. */
export function operationsScreen(): string {
  const next = random(15)
  const stops = spread(LEFT, RIGHT, 17).map((x): Point => [x, TRUNK])
  const branch: Point[] = [
    [LEFT + 440, TRUNK],
    [LEFT + 520, TRUNK + 80],
    [RIGHT - 190, TRUNK + 80],
    [RIGHT - 110, TRUNK],
  ]
  const halts = spread(LEFT + 560, RIGHT - 230, 6).map((x): Point => [x, TRUNK + 80])
  const troubled = stops.slice(10, 12)
  const rows = range(7).map((index) => TABLE + 40 + index * ROW)
  const open = rows[OPEN] ?? TABLE
  return [
    backdrop(),
    frame(),
    shape(polyline(branch), 'strong'),
    shape(polyline(stops), 'ink'),
    shape(
      [...stops, ...halts].map((stop) => ellipse(...stop, 9)),
      'ground ink',
    ),
    shape(
      stops.map(([x]) => text(x - 18, TRUNK - 36, 36, [1])),
      'strong',
    ),
    shape(polyline(troubled), 'accent bold'),
    shape(
      troubled.map((stop) => ellipse(...stop, 12)),
      'ground accent',
    ),
    shape(line(WINDOW.x, TABLE, WINDOW.x + WINDOW.width, TABLE), 'strong'),
    shape(
      rows.map((y) => line(LEFT, y + ROW / 2, RIGHT, y + ROW / 2)),
      'hairline',
    ),
    shape(
      rows.flatMap((y) => [
        rectangle(LEFT + 8, y - 10, 20, 20, 4),
        text(LEFT + 60, y, 90, [0.8]),
        text(LEFT + 190, y, 420, [0.4 + next() * 0.6]),
        text(RIGHT - 420, y, 120, [0.5 + next() * 0.5]),
      ]),
      'strong',
    ),
    shape(
      rows.map((y) => rectangle(RIGHT - 230, y - 12, 90, 24, 12)),
      'strong',
    ),
    shape(
      rows.map((y) => ellipse(RIGHT - 50, y, 15)),
      'strong',
    ),
    shape(rectangle(LEFT - 22, open - ROW / 2, RIGHT - LEFT + 44, ROW, 4), 'accent'),
    shape(
      [rectangle(LEFT + 8, open - 10, 20, 20, 4), rectangle(RIGHT - 230, open - 12, 90, 24, 12)],
      'fill-accent',
    ),
  ].join('')
}
