import { between, random, range } from '../kit/random.ts'
import { at, ellipse, line, shape } from '../kit/svg.ts'

const OLD = 330
const NEW = 670
const START = 110
const DAY = 30
const DAYS = 34
const JOIN = START + DAYS * DAY

/** Two systems do the same work and are compared every day, until one of them may stop. */
export function parallelRun(): string {
  const next = random(27)
  const bookings = range(DAYS).map((day) => 40 + 90 * Math.abs(Math.sin(day * 0.45)) + between(next, 0, 60))
  const x = (day: number) => START + day * DAY + DAY / 2
  const differing = [3, 8, 15]
  const bars = bookings.flatMap((height, day) => {
    const other = differing.includes(day) ? height * 0.6 : height
    return [-6, 0, 6].flatMap((aside) => [
      line(x(day) + aside, OLD, x(day) + aside, OLD - height),
      line(x(day) + aside, NEW, x(day) + aside, NEW + other),
    ])
  })
  const joined = `M${at([JOIN, OLD])}C${at([JOIN + 150, OLD])} ${at([JOIN + 130, 500])} ${at([JOIN + 260, 500])}`
  const joining = `M${at([START - 40, NEW])}L${at([JOIN, NEW])}C${at([JOIN + 150, NEW])} ${at([JOIN + 130, 500])} ${at([JOIN + 260, 500])}L1560 500`
  return [
    shape(
      range(DAYS + 1).map((day) => line(START + day * DAY, OLD, START + day * DAY, NEW)),
      'hairline',
    ),
    shape(bars, 'strong'),
    shape(
      range(DAYS).map((day) => line(x(day), OLD + 16, x(day), NEW - 16)),
      'strong dashed',
    ),
    shape(line(START - 40, OLD, JOIN, OLD), 'ink'),
    shape(joined, 'strong dashed'),
    shape(
      range(DAYS).map((day) => ellipse(x(day), 500, differing.includes(day) ? 13 : 8)),
      'ground ink',
    ),
    shape(joining, 'accent'),
    shape(
      differing.map((day) => ellipse(x(day), 500, 5)),
      'fill-ink',
    ),
    shape(ellipse(JOIN + 260, 500, 20), 'ground accent'),
    shape(ellipse(JOIN + 260, 500, 8), 'fill-accent'),
  ].join('')
}
