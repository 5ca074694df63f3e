import { random, range } from '../kit/random.ts'
import { backdrop, BAR, frame, text, WINDOW } from '../kit/screen.ts'
import { at, ellipse, line, rectangle, shape } from '../kit/svg.ts'

const ROWS = 15
const ROW = 42
const TOP = WINDOW.y + BAR + 76
const LEFT = WINDOW.x + 60
const COLUMN = 420
const RIGHT = WINDOW.x + WINDOW.width - 60 - COLUMN
const MISSING = 9

/** Rows of the other side, each a little out of its order; the missing one has none. */
const partners = [1, 0, 2, 4, 3, 5, 7, 8, 6, -1, 10, 9, 12, 11, 13]

/** Two ledgers side by side: every booking finds its partner but one. */
export function reconciliation(): string {
  const next = random(2)
  const y = (row: number) => TOP + row * ROW
  const entry = (x: number, row: number) =>
    text(x + 20, y(row) + ROW / 2, 200, [0.5 + next() * 0.5]) +
    text(x + COLUMN - 20 - 80 * (0.5 + ((row * 13) % 7) / 14), y(row) + ROW / 2, 80, [
      0.5 + ((row * 13) % 7) / 14,
    ])
  const links = partners.flatMap((partner, row) => {
    if (partner < 0) return []
    const [from, to] = [y(row) + ROW / 2, y(partner) + ROW / 2]
    return [
      `M${at([LEFT + COLUMN, from])}C${at([LEFT + COLUMN + 140, from])} ${at([RIGHT - 140, to])} ${at([RIGHT, to])}`,
    ]
  })
  const lost = y(MISSING) + ROW / 2
  return [
    backdrop(),
    frame(),
    shape(
      [LEFT, RIGHT].flatMap((x) => range(ROWS + 1).map((row) => line(x, y(row), x + COLUMN, y(row)))),
      'hairline',
    ),
    shape(
      [LEFT, RIGHT].map((x) => line(x, TOP, x + COLUMN, TOP) + text(x + 20, TOP - 26, 150, [1])),
      'ink',
    ),
    shape(
      [LEFT, RIGHT].flatMap((x) => range(ROWS).map((row) => (x === LEFT || row < 14 ? entry(x, row) : ''))),
      'strong',
    ),
    shape(links, 'ink fine'),
    shape(
      partners.flatMap((partner, row) =>
        partner < 0
          ? []
          : [ellipse(LEFT + COLUMN, y(row) + ROW / 2, 5), ellipse(RIGHT, y(partner) + ROW / 2, 5)],
      ),
      'ground ink fine',
    ),
    shape(rectangle(LEFT, y(MISSING), COLUMN, ROW, 4), 'accent'),
    shape(line(LEFT + COLUMN, lost, LEFT + COLUMN + 118, lost), 'accent'),
    shape(ellipse(LEFT + COLUMN + 136, lost, 18), 'ground accent'),
    shape(ellipse(LEFT + COLUMN + 136, lost, 7), 'fill-accent'),
  ].join('')
}
