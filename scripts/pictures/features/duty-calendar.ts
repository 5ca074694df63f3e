import { random, range } from '../kit/random.ts'
import { backdrop, BAR, frame, text, WINDOW } from '../kit/screen.ts'
import { ellipse, line, rectangle, shape } from '../kit/svg.ts'

const LEFT = WINDOW.x + 60
const TOP = WINDOW.y + BAR + 120
const DAY = (WINDOW.width - 120) / 7
const WEEK = 112
const CURRENT = 2

/** Shifts as bars: week, first day and length, and the row within the week. */
const SHIFTS = [
  [0, 0, 4, 0],
  [0, 4, 3, 0],
  [0, 1, 6, 1],
  [1, 0, 3, 0],
  [1, 3, 4, 0],
  [1, 0, 5, 1],
  [1, 5, 2, 1],
  [2, 0, 5, 0],
  [2, 5, 2, 0],
  [2, 0, 2, 1],
  [2, 2, 5, 1],
  [3, 0, 2, 0],
  [3, 2, 5, 0],
  [3, 0, 6, 1],
  [4, 0, 4, 0],
  [4, 4, 3, 0],
  [4, 0, 3, 1],
  [4, 3, 4, 1],
] as const

/** A month of duty: two people a day, and the week we are in. */
export function dutyCalendar(): string {
  const next = random(9)
  const bar = ([week, day, length, row]: (typeof SHIFTS)[number]) =>
    rectangle(LEFT + day * DAY + 5, TOP + week * WEEK + 38 + row * 34, length * DAY - 10, 26, 13)
  const now = SHIFTS.filter(([week]) => week === CURRENT)
  const others = SHIFTS.filter(([week]) => week !== CURRENT)
  return [
    backdrop(),
    frame(),
    shape(text(LEFT, WINDOW.y + BAR + 50, 190, [1]), 'ink bold'),
    shape([rectangle(WINDOW.x + WINDOW.width - 220, WINDOW.y + BAR + 32, 160, 38, 4)], 'strong'),
    shape(
      range(7).map((day) => text(LEFT + day * DAY + 10, TOP - 24, 40, [1])),
      'strong',
    ),
    shape(
      [
        ...range(6).map((week) => line(LEFT, TOP + week * WEEK, LEFT + 7 * DAY, TOP + week * WEEK)),
        ...range(8).map((day) => line(LEFT + day * DAY, TOP, LEFT + day * DAY, TOP + 5 * WEEK)),
      ],
      'hairline',
    ),
    shape(
      range(35).map((index) =>
        text(LEFT + (index % 7) * DAY + 12, TOP + Math.floor(index / 7) * WEEK + 20, 18, [
          0.6 + next() * 0.4,
        ]),
      ),
      'strong',
    ),
    shape(others.map(bar), 'ground ink fine'),
    shape(
      others.map(([week, day, , row]) =>
        ellipse(LEFT + day * DAY + 18, TOP + week * WEEK + 51 + row * 34, 13),
      ),
      'ink fine',
    ),
    shape(rectangle(LEFT, TOP + CURRENT * WEEK, 7 * DAY, WEEK), 'accent'),
    shape(now.map(bar), 'ground accent'),
    shape(
      now.map(([week, day, , row]) => ellipse(LEFT + day * DAY + 18, TOP + week * WEEK + 51 + row * 34, 13)),
      'fill-accent',
    ),
    shape(
      line(LEFT + 3.4 * DAY, TOP + CURRENT * WEEK - 8, LEFT + 3.4 * DAY, TOP + CURRENT * WEEK + WEEK + 8),
      'accent',
    ),
  ].join('')
}
