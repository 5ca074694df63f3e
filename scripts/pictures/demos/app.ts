import { noise, range, spread } from '../kit/random.ts'
import { contourLines, softened } from '../kit/contours.ts'
import { text } from '../kit/screen.ts'
import { ellipse, line, polyline, rectangle, shape, smooth, within, type Point } from '../kit/svg.ts'

const WIDTH = 376
const HEIGHT = 780
const TOP = 110

/** A phone's body around a screen. */
const phone = (x: number, screen: string): string =>
  [
    shape(rectangle(x, TOP, WIDTH, HEIGHT, 54), 'ground ink'),
    within(`phone-${x}`, rectangle(x + 16, TOP + 16, WIDTH - 32, HEIGHT - 32, 40), screen),
    shape(rectangle(x + 16, TOP + 16, WIDTH - 32, HEIGHT - 32, 40), 'strong'),
    shape(rectangle(x + WIDTH / 2 - 46, TOP + 32, 92, 22, 11), 'ground ink fine'),
    shape(line(x + WIDTH / 2 - 60, TOP + HEIGHT - 32, x + WIDTH / 2 + 60, TOP + HEIGHT - 32), 'ink bold'),
    shape(
      [line(x - 4, TOP + 180, x - 4, TOP + 240), line(x + WIDTH + 4, TOP + 210, x + WIDTH + 4, TOP + 300)],
      'ink bold',
    ),
  ].join('')

/** A map with a way on it, and a card for the arrival. */
function map(x: number): string {
  const ground = noise(12)
  const lines = contourLines(
    { left: x, top: TOP, width: WIDTH, height: HEIGHT, step: 12 },
    (px, py) => ground(px / 150, py / 170),
    spread(-0.8, 0.8, 15),
  )
  const way: Point[] = [
    [x + 90, TOP + 560],
    [x + 130, TOP + 480],
    [x + 110, TOP + 400],
    [x + 190, TOP + 340],
    [x + 260, TOP + 280],
    [x + 240, TOP + 190],
  ]
  const [from = [0, 0]] = way
  const to = way.at(-1) ?? from
  return [
    shape(lines.map(softened), 'hairline'),
    shape(smooth(way), 'accent'),
    shape([ellipse(...from, 15), ellipse(...to, 15)], 'ground accent'),
    shape([ellipse(...from, 6), ellipse(...to, 6)], 'fill-accent'),
    shape(rectangle(x + 36, TOP + 78, WIDTH - 72, 52, 26), 'ground ink fine'),
    shape(text(x + 72, TOP + 104, 150, [1]), 'strong'),
    shape(rectangle(x + 36, TOP + 610, WIDTH - 72, 118, 18), 'ground ink fine'),
    shape(text(x + 64, TOP + 646, 170, [1, 0.6], 26), 'strong'),
    shape(rectangle(x + 64, TOP + 688, 60, 20, 10), 'strong'),
    shape(ellipse(x + WIDTH - 78, TOP + 668, 27), 'fill-accent'),
    shape(
      polyline([
        [x + WIDTH - 84, TOP + 657],
        [x + WIDTH - 72, TOP + 668],
        [x + WIDTH - 84, TOP + 679],
      ]),
      'under bold',
    ),
  ].join('')
}

/** A figure with its chart, and a list. */
function list(x: number): string {
  const ups = noise(71)
  const chart = spread(0, 1, 24).map((share): Point => [
    x + 40 + share * (WIDTH - 80),
    TOP + 300 - share * 60 - ups(share * 7, 1) * 34,
  ])
  const rows = range(5).map((index) => TOP + 420 + index * 62)
  return [
    shape(text(x + 40, TOP + 96, 110, [1]), 'strong'),
    shape(ellipse(x + WIDTH - 60, TOP + 96, 19), 'ink'),
    shape(text(x + 40, TOP + 146, 190, [1]), 'ink bold'),
    shape(
      range(14).map((index) => line(x + 40 + index * 22.7, TOP + 200, x + 40 + index * 22.7, TOP + 350)),
      'hairline',
    ),
    shape(line(x + 40, TOP + 350, x + WIDTH - 40, TOP + 350), 'strong'),
    shape(smooth(chart), 'accent'),
    shape(ellipse(...(chart.at(-1) ?? [0, 0]), 8), 'fill-accent'),
    shape(
      rows.map((y) => rectangle(x + 40, y - 19, 38, 38, 10)),
      'ink fine',
    ),
    shape(
      rows.map((y, index) => text(x + 96, y - 8, 120, [0.7 + ((index * 29) % 30) / 100, 0.5], 18)),
      'strong',
    ),
    shape(
      rows.map((y) => text(x + WIDTH - 92, y, 52, [1])),
      'ink',
    ),
    shape(
      rows.map((y) => line(x + 40, y + 31, x + WIDTH - 40, y + 31)),
      'hairline',
    ),
  ].join('')
}

/** Two screens of one app. */
export function app(): string {
  return [
    shape(
      range(9).map((index) => ellipse(800, 500, 180 + index * 90)),
      'hairline',
    ),
    phone(368, map(368)),
    phone(856, list(856)),
  ].join('')
}
