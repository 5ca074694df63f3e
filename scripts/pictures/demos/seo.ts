import { contourLines, softened } from '../kit/contours.ts'
import { noise, range, spread } from '../kit/random.ts'
import { ellipse, line, shape, type Point } from '../kit/svg.ts'

const PEAKS: readonly (readonly [Point, number, number])[] = [
  [[980, 420], 1, 210],
  [[430, 330], 0.72, 180],
  [[620, 760], 0.6, 170],
  [[1330, 720], 0.64, 170],
  [[1420, 210], 0.46, 150],
  [[160, 740], 0.5, 160],
]

/** A landscape of peaks, and the highest of them found. */
export function seo(): string {
  const uneven = noise(13)
  const height = (x: number, y: number) =>
    PEAKS.reduce(
      (sum, [[px, py], tall, wide]) =>
        sum + tall * Math.exp(-((x - px) ** 2 + (y - py) ** 2) / (2 * wide ** 2)),
      0,
    ) +
    uneven(x / 170, y / 170) * 0.07
  const lines = contourLines(
    { left: 0, top: 0, width: 1600, height: 1000, step: 10 },
    height,
    spread(0.06, 1.06, 24),
  )
  const [[x, y]] = PEAKS[0] ?? [[0, 0]]
  return [
    shape(
      lines.map(softened).filter((_, index) => index % 4),
      'strong',
    ),
    shape(
      lines.map(softened).filter((_, index) => index % 4 === 0),
      'ink',
    ),
    shape(
      [150, 230].map((radius) => ellipse(x, y, radius)),
      'accent',
    ),
    shape(
      range(4).flatMap((index) => {
        const [dx, dy] = [
          [0, -1],
          [1, 0],
          [0, 1],
          [-1, 0],
        ][index] ?? [0, 0]
        return [line(x + (dx ?? 0) * 205, y + (dy ?? 0) * 205, x + (dx ?? 0) * 275, y + (dy ?? 0) * 275)]
      }),
      'accent',
    ),
    shape(ellipse(x, y, 12), 'fill-accent'),
  ].join('')
}
