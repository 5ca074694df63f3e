import { between, random, range } from '../kit/random.ts'
import { ellipse, line, shape, type Point } from '../kit/svg.ts'

/** Filters by their place, and how many events are left before each. */
const STAGES = [
  { from: 60, to: 520, events: 1500 },
  { from: 560, to: 860, events: 260 },
  { from: 900, to: 1140, events: 60 },
  { from: 1180, to: 1360, events: 12 },
]
const LAST: Point = [1470, 500]
const TOP = 120
const BOTTOM = 880

/** Events of an exercise, from thousands to the one that mattered. */
export function eventFilters(): string {
  const next = random(91)
  const dots = STAGES.map(({ from, to, events }, stage) =>
    range(events).map((): Point => {
      const spread = 1 - stage * 0.16
      return [between(next, from, to), 500 + between(next, -1, 1) * 370 * spread]
    }),
  )
  const size = [2.6, 4, 5.5, 8]
  return [
    shape(
      range(20).map((index) => line(40, TOP + index * 40, 1560, TOP + index * 40)),
      'hairline',
    ),
    dots
      .map((places, stage) =>
        shape(
          places.map((place) => ellipse(...place, size[stage] ?? 3)),
          stage < 2 ? 'fill-strong' : 'ground ink',
        ),
      )
      .join(''),
    shape(
      STAGES.flatMap(({ to }, stage) => {
        const half = 380 - stage * 62
        return [0, 8].map((aside) => line(to + 16 + aside, 500 - half, to + 16 + aside, 500 + half))
      }),
      'ink fine',
    ),
    shape(line(40, BOTTOM + 40, 1560, BOTTOM + 40), 'strong'),
    shape(
      range(77).map((index) =>
        line(40 + index * 20, BOTTOM + 40, 40 + index * 20, BOTTOM + (index % 7 ? 32 : 22)),
      ),
      'strong',
    ),
    shape([line(LAST[0], LAST[1] + 30, LAST[0], BOTTOM + 40)], 'accent'),
    shape(ellipse(...LAST, 30), 'ground accent'),
    shape(ellipse(...LAST, 11), 'fill-accent'),
  ].join('')
}
