import { between, noise, random, range, spread } from '../kit/random.ts'
import { backdrop, BAR, frame, rail, text, WINDOW } from '../kit/screen.ts'
import { ellipse, line, rectangle, shape, smooth, type Point } from '../kit/svg.ts'

const LEFT = WINDOW.x + 250
const RIGHT = WINDOW.x + WINDOW.width - 50
const TOP = WINDOW.y + BAR + 50

/** The overview: four figures, a chart of availability, and the services with their last ninety days. */
export function overview(): string {
  const next = random(10)
  const wave = noise(22)
  const width = (RIGHT - LEFT - 60) / 4
  const figures = range(4).map((index) => LEFT + index * (width + 20))
  const chart = spread(LEFT, RIGHT, 60).map((x): Point => {
    const share = (x - LEFT) / (RIGHT - LEFT)
    const dip = 92 * Math.exp(-(((share - 0.62) / 0.025) ** 2))
    return [x, TOP + 230 + wave(share * 14, 2) * 16 + dip]
  })
  const rows = range(4).map((index) => TOP + 440 + index * 62)
  const days = rows.flatMap((y, row) =>
    range(60).map((day) => ({
      x: LEFT + 250 + day * 9.4,
      y,
      low: next() > 0.965 || (row === 1 && day > 34 && day < 38),
    })),
  )
  return [
    backdrop(),
    frame(),
    rail(WINDOW, 7, 0),
    shape(
      figures.map((x) => line(x, TOP, x + width, TOP)),
      'strong',
    ),
    shape(
      figures.map((x) => text(x, TOP + 34, between(next, 90, 150), [1])),
      'strong',
    ),
    shape(
      figures.map((x) => text(x, TOP + 78, between(next, 70, 130), [1])),
      'ink bold',
    ),
    shape(
      range(5).map((index) => line(LEFT, TOP + 170 + index * 45, RIGHT, TOP + 170 + index * 45)),
      'hairline',
    ),
    shape(smooth(chart), 'accent'),
    shape(ellipse(...(chart.at(-1) ?? [0, 0]), 8), 'fill-accent'),
    shape(
      rows.map((y) => line(LEFT, y + 31, RIGHT, y + 31)),
      'hairline',
    ),
    shape(
      rows.map((y) => text(LEFT + 34, y, 150, [between(next, 0.5, 1)])),
      'strong',
    ),
    shape(
      rows.map((y) => ellipse(LEFT + 9, y, 8)),
      'ink',
    ),
    shape(
      days.filter(({ low }) => !low).map(({ x, y }) => line(x, y - 14, x, y + 14)),
      'strong',
    ),
    shape(
      days.filter(({ low }) => low).map(({ x, y }) => line(x, y - 2, x, y + 14)),
      'ink',
    ),
    shape(
      rows.map((y) => rectangle(RIGHT - 90, y - 13, 90, 26, 13)),
      'strong',
    ),
  ].join('')
}
