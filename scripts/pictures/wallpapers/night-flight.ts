import { eased, hex, lit, ramp, type Colour } from '../kit/colour.ts'
import { meridian, parallel, type View } from '../kit/globe.ts'
import type { Painting } from '../kit/paint.ts'
import { between, random, range, spread } from '../kit/random.ts'
import { blur, stroked } from '../kit/stroke.ts'
import { ellipse, smooth, type Point } from '../kit/svg.ts'

const GLOBE: View = { centre: [800, 912], radius: 742, tilt: 12 }
/** The longitude in the middle of the picture. */
const MIDDLE = 57

type Direction = readonly [x: number, y: number, z: number]
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** A place as a direction from the middle of the earth: right, up, towards the viewer. */
function direction(latitude: number, longitude: number): Direction {
  const [f, l, tilt] = [radians(latitude), radians(longitude - MIDDLE), radians(GLOBE.tilt)]
  const depth = Math.cos(f) * Math.cos(l)
  return [
    Math.cos(f) * Math.sin(l),
    Math.sin(f) * Math.cos(tilt) - depth * Math.sin(tilt),
    Math.sin(f) * Math.sin(tilt) + depth * Math.cos(tilt),
  ]
}

const LONDON = direction(51.5, -0.1)
const RIYADH = direction(24.7, 46.7)
const SHENZHEN = direction(22.5, 114.1)
const CITIES = [LONDON, RIYADH, SHENZHEN]

const seen = ([x, y]: Direction, lift = 1): Point => [
  GLOBE.centre[0] + x * GLOBE.radius * lift,
  GLOBE.centre[1] - y * GLOBE.radius * lift,
]

/** One flight along a great circle: lifted in its middle, and as far beside the ideal line as winds may carry it. */
function flight(from: Direction, to: Direction, height: number, aside: number): Point[] {
  const angle = Math.acos(from[0] * to[0] + from[1] * to[1] + from[2] * to[2])
  const across: Direction = [
    from[1] * to[2] - from[2] * to[1],
    from[2] * to[0] - from[0] * to[2],
    from[0] * to[1] - from[1] * to[0],
  ]
  return spread(0, 1, 65).map((share) => {
    const [a, b] = [
      Math.sin((1 - share) * angle) / Math.sin(angle),
      Math.sin(share * angle) / Math.sin(angle),
    ]
    const rise = Math.sin(share * Math.PI)
    const part = (index: 0 | 1 | 2) => from[index] * a + to[index] * b + across[index] * aside * rise
    return seen([part(0), part(1), part(2)], 1 + height * rise)
  })
}

const ROUTES = [
  { from: LONDON, to: SHENZHEN, height: 0.3, tone: '#ffb87a', fine: '#ffd9b0', spreading: 0.1 },
  { from: LONDON, to: RIYADH, height: 0.2, tone: '#ff9b8a', fine: '#ffc9bd', spreading: 0.085 },
  { from: RIYADH, to: SHENZHEN, height: 0.17, tone: '#8fc7ff', fine: '#cbe5ff', spreading: 0.085 },
] as const

const night = ramp([
  [0, '#0b1330'],
  [0.5, '#080d22'],
  [1, '#04060f'],
])
const earth = ramp([
  [0, '#03050c'],
  [0.5, '#070d20'],
  [1, '#12214a'],
])
const AIR = hex('#5f8dff')
const DAWN = hex('#ff9a6a')
const LAMP = hex('#ffca8c')

function colourAt(x: number, y: number, pixel: number): Colour {
  const [dx, dy] = [(x - GLOBE.centre[0]) / GLOBE.radius, (y - GLOBE.centre[1]) / GLOBE.radius]
  const away = Math.hypot(dx, dy)
  const air = Math.exp(-Math.max(away - 1, 0) * 15)
  const east = eased(-0.2, 1.05, dx)
  const sky = lit(
    lit(night(1 - y / 900 + Math.abs(dx) * 0.12), AIR, air * (0.055 + 0.07 * east)),
    DAWN,
    air * air * east ** 2 * 0.2,
  )
  const edge = pixel / GLOBE.radius
  const dz = Math.sqrt(Math.max(1 - away * away, 0))
  let ground = lit(earth(0.42 + 0.6 * (1 - dz) + dx * 0.14), AIR, (1 - dz) ** 5 * (0.1 + 0.24 * east))
  for (const city of CITIES) {
    const [cx, cy] = seen(city)
    const far = Math.hypot(x - cx, (y - cy) * 1.15)
    ground = lit(ground, LAMP, 0.13 * Math.exp(-far / 24) + 0.035 * Math.exp(-far / 95))
  }
  const share = eased(1 - edge, 1 + edge, away)
  return [0, 1, 2].map(
    (channel) => ground[channel]! * (1 - share) + sky[channel]! * share,
  ) as unknown as Colour
}

function stars(): string {
  const next = random(77)
  return range(900)
    .map(() => {
      const [x, y] = [next() * 1600, next() ** 1.2 * 700]
      const above = Math.hypot(x - GLOBE.centre[0], y - GLOBE.centre[1]) > GLOBE.radius + 26
      const size = 0.35 + next() ** 9 * 1.5
      const opacity = between(next, 0.12, 0.6)
      return above ? stroked(ellipse(x, y, size), { fill: '#dfe8ff', opacity }) : ''
    })
    .join('')
}

function routes(): string {
  const next = random(5)
  return ROUTES.map(({ from, to, height, tone, fine, spreading }) => {
    const middle = smooth(flight(from, to, height, 0))
    const threads = range(38).map(() => {
      const aside = (next() + next() - 1) * spreading
      return stroked(smooth(flight(from, to, height * between(next, 0.66, 1.2), aside)), {
        stroke: fine,
        width: between(next, 0.35, 0.8),
        opacity: between(next, 0.12, 0.55),
      })
    })
    return [
      stroked(middle, { stroke: tone, width: 26, opacity: 0.22, filter: 'wide' }),
      stroked(middle, { stroke: tone, width: 7, opacity: 0.4, filter: 'soft' }),
      threads.join(''),
      stroked(middle, { stroke: '#fff6ea', width: 1.5, opacity: 0.95 }),
    ].join('')
  }).join('')
}

/** The great circles between Shenzhen, Riyadh and London, over the night side of the earth. */
export function nightFlight(): Painting {
  const lattice = [
    ...range(72).map((index) => meridian(GLOBE, index * 5 - MIDDLE, -80, 80)),
    ...range(33).map((index) => parallel(GLOBE, -80 + index * 5)),
  ]
  return {
    width: 1600,
    height: 900,
    colourAt,
    lines: [
      `<defs>${blur('soft', 6)}${blur('wide', 22)}</defs>`,
      stars(),
      stroked(lattice, { stroke: '#7d9be0', width: 0.6, opacity: 0.2 }),
      routes(),
      CITIES.map((city) =>
        [
          stroked(ellipse(...seen(city), 13), { fill: '#ffb870', opacity: 0.6, filter: 'soft' }),
          stroked(ellipse(...seen(city), 9), { stroke: '#ffe3c2', width: 0.8, opacity: 0.7 }),
          stroked(ellipse(...seen(city), 3.8), { fill: '#fffaf2' }),
        ].join(''),
      ).join(''),
    ].join(''),
  }
}
