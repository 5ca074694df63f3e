import { between, random, range } from '../kit/random.ts'
import { arc, ellipse, moved, polar, polyline, shape, type Point } from '../kit/svg.ts'

const CENTRE: Point = [800, 500]
const HOUR = 15
/** Hours at which the shifts begin and end; each stays on for an hour after the next has begun. */
const SHIFTS: readonly (readonly [number, number])[] = [
  [22, 31],
  [6, 15],
  [14, 23],
]
const BAND = 40
const NOW = 3.4

const ray = (degrees: number, from: number, to: number): string =>
  polyline([polar(CENTRE, from, degrees), polar(CENTRE, to, degrees)])

/** A day as a dial: calls around it, three shifts inside of it, and the hour at which somebody is awake. */
export function shiftClock(): string {
  const next = random(24)
  const calls = range(144).map((index) => {
    const day = Math.sin(((index - 40) / 144) * 2 * Math.PI) + 1.25
    return ray(index * 2.5, 372, 376 + day * between(next, 8, 40))
  })
  const radius = (shift: number) => 312 - shift * (BAND + 22)
  const bands = SHIFTS.map(([from, to], shift) =>
    range((to - from) * 10 + 1).map((step) =>
      ray((from + step / 10) * HOUR, radius(shift) - BAND / 2, radius(shift) + BAND / 2),
    ),
  )
  const outlines = SHIFTS.map(([from, to], shift) =>
    [-1, 1].map((side) => arc(CENTRE, radius(shift) + (side * BAND) / 2, from * HOUR, to * HOUR)),
  )
  const ends = SHIFTS.flatMap(([from, to], shift) =>
    [from, to].map((hour) => ray(hour * HOUR, radius(shift) - BAND / 2, radius(shift) + BAND / 2)),
  )
  const dial = [
    shape(
      SHIFTS.map((_, shift) => ellipse(...CENTRE, radius(shift))),
      'hairline',
    ),
    shape(
      SHIFTS.flatMap(([from]) => [ray(from * HOUR, 130, 440), ray((from + 1) * HOUR, 130, 440)]),
      'hairline',
    ),
    shape(calls, 'strong'),
    shape([ellipse(...CENTRE, 360), ellipse(...CENTRE, 446)], 'strong'),
    shape(
      range(96).map((index) => ray(index * 3.75, 446, index % 4 === 0 ? 462 : 454)),
      'strong',
    ),
    shape(
      range(4).map((index) => ray(index * 90, 446, 478)),
      'ink',
    ),
    shape(bands.flat(), 'strong'),
    shape([...outlines.flat(), ...ends], 'ink'),
    shape(ray(NOW * HOUR, 0, 446), 'accent'),
    shape(ellipse(...CENTRE, 15), 'ground accent'),
    shape(ellipse(...polar(CENTRE, radius(0), NOW * HOUR), 17), 'ground accent'),
    shape([ellipse(...CENTRE, 5), ellipse(...polar(CENTRE, radius(0), NOW * HOUR), 7)], 'fill-accent'),
  ].join('')
  return moved([64, 40], dial, 0, 0.92)
}
