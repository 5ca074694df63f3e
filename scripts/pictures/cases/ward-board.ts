import { random, range } from '../kit/random.ts'
import { backdrop, BAR, frame, text, WINDOW } from '../kit/screen.ts'
import { ellipse, line, polyline, rectangle, shape } from '../kit/svg.ts'

const CARD = { width: 196, height: 196 }
const LIST = WINDOW.x + 920

/** A bed from above: frame, pillow, and the cover turned back. */
const bed = (x: number, y: number): string =>
  rectangle(x, y, 62, 96, 6) + rectangle(x + 10, y + 9, 42, 20, 5) + line(x, y + 42, x + 62, y + 42)

/** The board of a ward: who lies where, and what is to be done next. */
export function wardBoard(): string {
  const next = random(6)
  const top = WINDOW.y + BAR + 40
  const cards = range(12).map((index) => ({
    x: WINDOW.x + 34 + (index % 4) * (CARD.width + 20),
    y: top + Math.floor(index / 4) * (CARD.height + 24),
  }))
  const rows = range(9).map((index) => top + 60 + index * 62)
  return [
    backdrop(),
    frame(),
    shape(
      cards.map(({ x, y }) => rectangle(x, y, CARD.width, CARD.height, 6)),
      'strong',
    ),
    shape(
      cards.map(({ x, y }, index) => (index === 7 ? '' : bed(x + 22, y + 26))),
      'ink',
    ),
    shape(
      cards.map(({ x, y }) => text(x + 104, y + 36, 70, [0.9, 0.5 + next() * 0.5, 0.4], 24)),
      'strong',
    ),
    shape(
      cards.map(({ x, y }) => line(x + 22, y + 156, x + 22 + 150 * (0.3 + next() * 0.7), y + 156)),
      'ink',
    ),
    shape(
      cards.map(({ x, y }) => line(x + 22, y + 170, x + 174, y + 170)),
      'hairline',
    ),
    shape(
      cards.slice(5, 6).map(({ x, y }) => rectangle(x, y, CARD.width, CARD.height, 6) + bed(x + 22, y + 26)),
      'accent',
    ),
    shape(line(LIST, WINDOW.y + BAR, LIST, WINDOW.y + WINDOW.height), 'strong'),
    shape(text(LIST + 40, top + 8, 150, [1]), 'ink bold'),
    shape(
      rows.map((y) => ellipse(LIST + 52, y, 13)),
      'strong',
    ),
    shape(
      rows.map((y) => text(LIST + 88, y - 9, 240, [0.5 + next() * 0.5, 0.3 + next() * 0.3], 18)),
      'strong',
    ),
    shape(
      rows.slice(0, 3).map((y) =>
        polyline([
          [LIST + 45, y],
          [LIST + 50, y + 6],
          [LIST + 60, y - 6],
        ]),
      ),
      'accent',
    ),
  ].join('')
}
