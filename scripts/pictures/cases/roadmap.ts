import { range } from '../kit/random.ts'
import { ellipse, line, moved, rectangle, shape } from '../kit/svg.ts'

const LEFT = 130
const RIGHT = 1500
const QUARTER = (RIGHT - LEFT) / 12
const LANE = 190
const TODAY = 4.55

/** Bars by lane: row in the lane, start and length in quarters. */
const LANES: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [0, 0.2, 2.6],
    [1, 2.1, 3.2],
    [0, 3.4, 3.1],
    [1, 6, 4.4],
  ],
  [
    [0, 1, 4],
    [1, 3.2, 2.2],
    [0, 5.6, 3.6],
    [1, 8.2, 3.2],
  ],
  [
    [0, 0, 1.8],
    [1, 1.2, 3],
    [0, 3, 4.6],
    [1, 6.8, 2.4],
    [0, 8.8, 2.8],
  ],
  [
    [0, 2.4, 3],
    [1, 4.9, 3.9],
    [0, 7.2, 4.4],
  ],
]
const MILESTONES = [
  [0, 2.9],
  [0, 6.6],
  [1, 5.1],
  [1, 9.3],
  [2, 4.3],
  [2, 9.2],
  [3, 5.5],
  [3, 11.7],
] as const

const top = (lane: number): number => 140 + lane * LANE
const at = (quarters: number): number => LEFT + quarters * QUARTER

/** Three years of work in four lanes, and the day we are at. */
export function roadmap(): string {
  const bars = LANES.flatMap((lane, index) =>
    lane.map(([row, from, length]) => ({
      x: at(from),
      y: top(index) + 34 + row * 66,
      width: length * QUARTER,
    })),
  )
  const done = bars.map(({ x, y, width }) => {
    const until = Math.min(x + width, at(TODAY))
    return until > x + 8
      ? range(Math.floor((until - x) / 10))
          .map((step) => line(x + 8 + step * 10, y + 9, x + 8 + step * 10, y + 37))
          .join('')
      : ''
  })
  return [
    shape(
      range(13).map((quarter) => line(at(quarter), 80, at(quarter), 920)),
      'hairline',
    ),
    shape(
      [0, 4, 8, 12].map((quarter) => line(at(quarter), 60, at(quarter), 940)),
      'strong',
    ),
    shape(
      range(5).map((lane) => line(60, top(lane), RIGHT + 40, top(lane))),
      'strong',
    ),
    shape(
      range(4).map((lane) => ellipse(82, top(lane) + LANE / 2, 14)),
      'ink',
    ),
    shape(
      bars.map(({ x, y, width }) => rectangle(x, y, width - 8, 46, 6)),
      'ground ink',
    ),
    shape(done, 'strong'),
    MILESTONES.map(([lane, quarter]) =>
      moved([at(quarter), top(lane)], shape(rectangle(-11, -11, 22, 22), 'ground ink'), 45),
    ).join(''),
    shape(line(at(TODAY), 60, at(TODAY), 940), 'accent'),
    shape(ellipse(at(TODAY), 60, 11), 'fill-accent'),
  ].join('')
}
