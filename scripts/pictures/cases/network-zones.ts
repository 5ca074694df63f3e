import { range, random } from '../kit/random.ts'
import { arc, ellipse, moved, polar, polyline, rectangle, shape, type Point } from '../kit/svg.ts'

const CENTRE: Point = [800, 500]
/** Rings from outside: radius, and the degrees at which each lets something through. */
const ZONES: readonly { radius: number; gates: readonly number[] }[] = [
  { radius: 448, gates: [62, 200, 301] },
  { radius: 348, gates: [118, 262] },
  { radius: 248, gates: [38, 185] },
  { radius: 150, gates: [100] },
]
const GATE = 22

/** A wall of two lines, open at its gates. */
function wall({ radius, gates }: (typeof ZONES)[number]): string {
  return gates
    .flatMap((gate, index) => {
      const half = ((GATE / radius) * 180) / Math.PI
      const until = gates[index + 1] ?? (gates[0] ?? 0) + 360
      return [0, 12].map((inset) => arc(CENTRE, radius - inset, gate + half, until - half))
    })
    .join('')
}

/** The guard of a gate: a small lock across the opening. */
const guard = (radius: number, degrees: number, role: string): string =>
  moved(CENTRE, shape(rectangle(-GATE + 3, -radius - 5, 2 * GATE - 6, 22, 4), role), degrees)

/** Goes round within a zone, and inwards at a gate. */
function allowedWay(): string {
  const path: Point[] = [polar(CENTRE, 560, 62), polar(CENTRE, 398, 62)]
  const along = (radius: number, from: number, to: number) =>
    range(31).map((index) => polar(CENTRE, radius, from + ((to - from) * index) / 30))
  path.push(...along(398, 62, 118), ...along(298, 118, 38), ...along(199, 38, 100), polar(CENTRE, 0, 0))
  return polyline(path)
}

/** The zones of a plant's network, each inside of the other, with few and guarded openings. */
export function networkZones(): string {
  const next = random(23)
  const machines = ZONES.flatMap(({ radius }, zone) =>
    range([19, 13, 8, 0][zone] ?? 0).map((index, _, all): Point => {
      const degrees = (index * 360) / all.length + next() * 9 + zone * 7
      return polar(CENTRE, radius - 52 + (next() - 0.5) * 26, degrees)
    }),
  )
  const near = machines.flatMap((a, index) =>
    machines
      .slice(0, index)
      .flatMap((b) => (Math.hypot(a[0] - b[0], a[1] - b[1]) < 100 ? [polyline([a, b])] : [])),
  )
  return [
    shape(
      range(24).map((index) => polyline([polar(CENTRE, 462, index * 15), polar(CENTRE, 960, index * 15)])),
      'hairline',
    ),
    shape(
      [560, 690, 830].map((radius) => ellipse(...CENTRE, radius)),
      'hairline',
    ),
    shape(near, 'hairline'),
    shape(ZONES.map(wall), 'ink fine'),
    shape(
      machines.map((place) => ellipse(...place, 7)),
      'ground strong',
    ),
    ZONES.flatMap(({ radius, gates }) => gates.map((gate) => guard(radius, gate, 'ground strong'))).join(''),
    shape(allowedWay(), 'accent'),
    [
      [448, 62],
      [348, 118],
      [248, 38],
      [150, 100],
    ]
      .map(([radius = 0, degrees = 0]) => guard(radius, degrees, 'ground accent'))
      .join(''),
    shape(
      range(6).map((index) => ellipse(...polar(CENTRE, 64, index * 60), 9)),
      'ground ink',
    ),
    shape(ellipse(...CENTRE, 26), 'ground accent'),
    shape([ellipse(...CENTRE, 10), ellipse(...polar(CENTRE, 560, 62), 8)], 'fill-accent'),
  ].join('')
}
