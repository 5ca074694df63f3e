import { between, random, range } from '../kit/random.ts'
import { backdrop, BAR, frame, text, WINDOW } from '../kit/screen.ts'
import { ellipse, line, moved, rectangle, shape } from '../kit/svg.ts'

const COLUMN = 290
const WIDTH = 262
const LEFT = WINDOW.x + 76
const TOP = WINDOW.y + BAR + 50
const HEIGHT = 118

function card(next: () => number, role: string): string {
  return [
    shape(rectangle(0, 0, WIDTH, HEIGHT, 6), `ground ${role}`),
    shape(
      text(22, 32, WIDTH - 44, [between(next, 0.7, 1), between(next, 0.4, 0.8)], 24),
      role === 'accent' ? 'ink' : 'strong',
    ),
    shape(
      [rectangle(22, 80, 56, 20, 10), ellipse(WIDTH - 34, 90, 13)],
      role === 'accent' ? 'accent fine' : 'strong',
    ),
  ].join('')
}

/** Tickets in four columns; one of them is being moved on. */
export function ticketBoard(): string {
  const next = random(20)
  const counts = [4, 3, 3, 4]
  const columns = counts.flatMap((count, column) =>
    range(count).map((row) => ({
      column,
      row,
      x: LEFT + column * COLUMN,
      y: TOP + 60 + row * (HEIGHT + 20),
    })),
  )
  const lifted = columns.find(({ column, row }) => column === 1 && row === 1) ?? { x: 0, y: 0 }
  return [
    backdrop(),
    frame(),
    shape(
      range(4).map((column) => text(LEFT + column * COLUMN, TOP + 14, between(next, 90, 160), [1])),
      'ink bold',
    ),
    shape(
      range(4).map((column) => ellipse(LEFT + column * COLUMN + WIDTH - 16, TOP + 14, 15)),
      'strong',
    ),
    shape(
      range(3).map((column) =>
        line(
          LEFT + column * COLUMN + WIDTH + 14,
          WINDOW.y + BAR,
          LEFT + column * COLUMN + WIDTH + 14,
          WINDOW.y + WINDOW.height,
        ),
      ),
      'hairline',
    ),
    columns
      .filter(({ column, row }) => !(column === 1 && row === 1))
      .map(({ x, y }) => moved([x, y], card(next, 'ink fine')))
      .join(''),
    shape(rectangle(lifted.x, lifted.y, WIDTH, HEIGHT, 6), 'strong dashed'),
    moved([lifted.x + 168, lifted.y + 44], card(next, 'accent'), -5),
  ].join('')
}
