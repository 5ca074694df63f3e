import { random, range } from '../kit/random.ts'
import { backdrop, BAR, frame, rail, text, WINDOW } from '../kit/screen.ts'
import { ellipse, line, polyline, rectangle, shape } from '../kit/svg.ts'

const ROWS = 9
const COLUMNS = 7
const LEFT = WINDOW.x + 500
const TOP = WINDOW.y + BAR + 130
const STEP = { x: 106, y: 58 }
const CHOSEN = { row: 4, column: 3 }

/** Who may do what: roles across, permissions down, and the one that is being looked at. */
export function permissions(): string {
  const next = random(13)
  const cell = (row: number, column: number) => ({
    x: LEFT + column * STEP.x + STEP.x / 2,
    y: TOP + row * STEP.y + STEP.y / 2,
  })
  const cells = range(ROWS).flatMap((row) =>
    range(COLUMNS).map((column) => ({
      row,
      column,
      ...cell(row, column),
      granted: next() < 0.92 - column * 0.09 - row * 0.04,
    })),
  )
  const { x, y } = cell(CHOSEN.row, CHOSEN.column)
  const bottom = TOP + ROWS * STEP.y
  const others = cells.filter(({ row, column }) => row !== CHOSEN.row || column !== CHOSEN.column)
  return [
    backdrop(),
    frame(),
    rail(WINDOW, 6, 4),
    shape(
      range(ROWS + 1).map((row) =>
        line(WINDOW.x + 240, TOP + row * STEP.y, LEFT + COLUMNS * STEP.x, TOP + row * STEP.y),
      ),
      'hairline',
    ),
    shape(
      range(ROWS).map((row) =>
        text(WINDOW.x + 250, TOP + row * STEP.y + STEP.y / 2, 210, [0.5 + next() * 0.5]),
      ),
      'strong',
    ),
    shape(
      range(COLUMNS).map((column) => ellipse(cell(0, column).x, TOP - 66, 16)),
      'ink fine',
    ),
    shape(
      range(COLUMNS).map((column) => text(cell(0, column).x - 30, TOP - 28, 60, [1])),
      'strong',
    ),
    shape(
      [
        rectangle(LEFT + CHOSEN.column * STEP.x, TOP - 100, STEP.x, bottom - TOP + 100, 6),
        rectangle(
          WINDOW.x + 232,
          TOP + CHOSEN.row * STEP.y,
          LEFT + COLUMNS * STEP.x - WINDOW.x - 224,
          STEP.y,
          6,
        ),
      ],
      'accent fine',
    ),
    shape(
      others
        .filter(({ granted }) => granted)
        .map(({ x, y }) =>
          polyline([
            [x - 10, y],
            [x - 3, y + 8],
            [x + 11, y - 9],
          ]),
        ),
      'ink',
    ),
    shape(
      others.filter(({ granted }) => !granted).map(({ x, y }) => line(x - 7, y, x + 7, y)),
      'strong',
    ),
    shape(ellipse(x, y, 21), 'fill-accent'),
    shape(
      polyline([
        [x - 9, y],
        [x - 2, y + 8],
        [x + 10, y - 8],
      ]),
      'under bold',
    ),
  ].join('')
}
