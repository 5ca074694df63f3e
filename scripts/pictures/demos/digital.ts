import { range } from '../kit/random.ts'
import { ellipse, shape } from '../kit/svg.ts'

const RADIUS = 400
const COUNT = 5200
const GOLDEN = Math.PI * (3 - Math.sqrt(5))
/** Where light comes from, and the axis of the band: directions of length one, x right, y down, z towards us. */
const LIGHT = [-0.55, -0.6, 0.58] as const
const AXIS = [0.34, -0.9, 0.27] as const

/** A sphere of dots laid in a sunflower's spiral; a dot is as large as the light it gets. */
export function digital(): string {
  const dots = range(COUNT).flatMap((index) => {
    const y = 1 - (2 * (index + 0.5)) / COUNT
    const ring = Math.sqrt(1 - y * y)
    const [x, z] = [Math.cos(index * GOLDEN) * ring, Math.sin(index * GOLDEN) * ring]
    if (z < 0.02) return []
    const along = ([a, b, c]: readonly [number, number, number]) => x * a + y * b + z * c
    const banded = Math.abs(along(AXIS)) < 0.055
    const size = banded ? 5.4 : 0.9 + Math.max(0, along(LIGHT)) ** 1.3 * 5.6
    return [
      {
        d: ellipse(800 + x * RADIUS, 500 + y * RADIUS, size * (0.55 + 0.45 * z)),
        banded,
        lit: along(LIGHT) > 0.55,
      },
    ]
  })
  const of = (test: (dot: (typeof dots)[number]) => boolean) => dots.filter(test).map(({ d }) => d)
  return [
    shape(
      [440, 470, 520, 590, 680].map((radius) => ellipse(800, 500, radius)),
      'hairline',
    ),
    shape(
      of(({ banded, lit }) => !banded && !lit),
      'fill-strong',
    ),
    shape(
      of(({ banded, lit }) => !banded && lit),
      'fill-ink',
    ),
    shape(
      of(({ banded }) => banded),
      'fill-accent',
    ),
  ].join('')
}
