import { noise, range, spread } from '../kit/random.ts'
import { at, polyline, shape, smooth, type Point } from '../kit/svg.ts'

/** A pylon: where it stands and how tall it is. */
interface Pylon {
  foot: Point
  size: number
}

/** Arms by height, half length, as shares of the pylon's size. */
const ARMS = [
  [0.62, 0.2],
  [0.76, 0.27],
  [0.89, 0.18],
] as const

const PYLONS: readonly Pylon[] = [
  { foot: [180, 1010], size: 900 },
  { foot: [640, 800], size: 560 },
  { foot: [925, 690], size: 350 },
  { foot: [1115, 622], size: 220 },
  { foot: [1245, 585], size: 140 },
  { foot: [1335, 560], size: 92 },
  { foot: [1400, 545], size: 60 },
]

const on = ({ foot, size }: Pylon, x: number, y: number): Point => [foot[0] + x * size, foot[1] - y * size]
/** Half the width of the mast at a height. */
const mast = (height: number): number => (height < 0.55 ? 0.13 - height * 0.19 : 0.0255 * (1.9 - height))

function lattice(pylon: Pylon): string {
  const levels = [0, 0.17, 0.31, 0.43, 0.53, 0.62, 0.69, 0.76, 0.825, 0.89, 0.95, 1]
  const side = (sign: number) => polyline(levels.map((y) => on(pylon, sign * mast(y), y)))
  const braces = levels.slice(0, -1).flatMap((y, index) => {
    const above = levels[index + 1] ?? 1
    return [
      polyline([on(pylon, -mast(y), y), on(pylon, mast(above), above)]),
      polyline([on(pylon, mast(y), y), on(pylon, -mast(above), above)]),
      polyline([on(pylon, -mast(above), above), on(pylon, mast(above), above)]),
    ]
  })
  return [side(-1), side(1), ...braces].join('')
}

const arms = (pylon: Pylon): string =>
  ARMS.flatMap(([y, half]) => [
    polyline([on(pylon, -half, y), on(pylon, half, y)]),
    polyline([
      on(pylon, -half, y),
      on(pylon, -mast(y), y + 0.045),
      on(pylon, mast(y), y + 0.045),
      on(pylon, half, y),
    ]),
    ...[-1, 1].map((sign) => polyline([on(pylon, sign * half, y), on(pylon, sign * half, y - 0.035)])),
  ]).join('')

/** A cable between two points, sagging by a share of its length. */
function cable([x, y]: Point, [tx, ty]: Point, sag: number): string {
  return polyline(
    spread(0, 1, 25).map((share): Point => [
      x + (tx - x) * share,
      y + (ty - y) * share + 4 * share * (1 - share) * sag * Math.hypot(tx - x, ty - y),
    ]),
  )
}

const ends = (pylon: Pylon): Point[] =>
  ARMS.flatMap(([y, half]) => [on(pylon, -half, y - 0.035), on(pylon, half, y - 0.035)])

/** A line of pylons that goes over the hills to the horizon. */
export function pylons(): string {
  const relief = noise(9)
  const hills = range(13).map((index) => {
    const base = 540 + index ** 1.72 * 6.2
    const points = spread(-20, 1620, 50).map((x): Point => [
      x,
      base + relief(x / (240 + index * 26), index * 0.5) * (16 + index * 5),
    ])
    return (
      shape(`${smooth(points)}L${at([1620, 1010])}L${at([-20, 1010])}Z`, 'ground') +
      shape(smooth(points), 'hairline')
    )
  })
  const before: Pylon = { foot: [-640, 1400], size: 1500 }
  const spans = [before, ...PYLONS].slice(0, -1).map((from, index) => {
    const to = PYLONS[index] ?? from
    return ends(from).map((start, arm) => cable(start, ends(to)[arm] ?? start, 0.07))
  })
  return [
    hills.join(''),
    shape(
      spans.flatMap((cables) => cables.filter((_, arm) => arm !== 3)),
      'strong',
    ),
    PYLONS.map(
      (pylon, index) =>
        shape(lattice(pylon), index < 2 ? 'ink fine' : 'strong') + shape(arms(pylon), 'ink fine'),
    ).join(''),
    shape(
      spans.map((cables) => cables[3] ?? ''),
      'accent',
    ),
  ].join('')
}
