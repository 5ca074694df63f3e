import { eased, hex, lit, mix, ramp, type Colour } from '../kit/colour.ts'
import { meridian, parallel, place, type View } from '../kit/globe.ts'
import type { Painting } from '../kit/paint.ts'
import { range, spread } from '../kit/random.ts'
import { along, blur, stroked } from '../kit/stroke.ts'
import { ellipse, polyline, type Point } from '../kit/svg.ts'

const GLOBE: View = { centre: [1060, 596], radius: 548, tilt: 24, roll: 9 }
/** Where the prime meridian stands in the picture: a little left of the middle. */
const LONGITUDE = -30

const LINE = spread(90, 0, 91).map((latitude): Point => place(GLOBE, latitude, LONGITUDE).point)
const SUN = [-0.52, -0.62, 0.59] as const
const ground = ramp([
  [0, '#0e2820'],
  [0.55, '#091a15'],
  [1, '#050f0c'],
])
const body = ramp([
  [0, '#030a08'],
  [0.35, '#06150f'],
  [0.7, '#0d2c21'],
  [1, '#1a4d3b'],
])
const RIM = hex('#62d8ae')
const GREEN = hex('#54e8ac')

function distanceToLine(x: number, y: number): number {
  let nearest = Infinity
  for (const [px, py] of LINE) nearest = Math.min(nearest, (x - px) ** 2 + (y - py) ** 2)
  return Math.sqrt(nearest)
}

/** One green line falls from the pole to the equator of a dark globe. */
export function primeMeridian(): Painting {
  const [cx, cy] = GLOBE.centre
  const colourAt = (x: number, y: number, pixel: number): Colour => {
    const [dx, dy] = [(x - cx) / GLOBE.radius, (y - cy) / GLOBE.radius]
    const away = Math.hypot(dx, dy)
    const sky = ground(Math.hypot((x - 620) / 1500, (y - 200) / 1100))
    const sunny = (-dx * 0.62 - dy * 0.78) / Math.max(away, 0.001)
    const halo = Math.exp(-Math.max(away - 1, 0) * 17) * (0.04 + 0.96 * eased(-0.3, 1, sunny))
    const outside = lit(sky, RIM, halo * 0.085)
    if (away > 1 + 2 * pixel) return outside
    const dz = Math.sqrt(Math.max(1 - away * away, 0))
    const facing = dx * SUN[0] + dy * SUN[1] + dz * SUN[2]
    const edge = (1 - dz) ** 3.5 * eased(-0.35, 0.95, sunny)
    const glow = distanceToLine(x, y)
    const inside = lit(
      lit(body(0.08 + 0.92 * eased(-0.3, 1.1, facing)), RIM, edge * 0.34),
      GREEN,
      0.13 * Math.exp(-glow / 26) + 0.05 * Math.exp(-glow / 105),
    )
    return mix(inside, outside, eased(1 - pixel / GLOBE.radius, 1 + pixel / GLOBE.radius, away))
  }
  const light = (id: string, strength: number) =>
    along(
      id,
      [620, 150, 1500, 1060],
      [
        [0, '#bfeeda', strength],
        [0.45, '#9fd8c2', strength * 0.55],
        [1, '#7fb8a2', strength * 0.14],
      ],
    )
  const places = (step: number, from: number, to: number) =>
    range(Math.round((to - from) / step) + 1).map((index) => from + index * step)
  const top = LINE[0] ?? [0, 0]
  const foot = LINE.at(-1) ?? [0, 0]
  return {
    width: 1600,
    height: 900,
    colourAt,
    lines: [
      `<defs>${light('fine', 0.2)}${light('plain', 0.46)}${blur('soft', 5)}${blur('wide', 16)}</defs>`,
      stroked(
        places(3, -180, 177).map((longitude) => meridian(GLOBE, longitude + LONGITUDE, -81, 81)),
        { stroke: 'url(#fine)', width: 0.35 },
      ),
      stroked(
        places(3, -81, 84).map((latitude) => parallel(GLOBE, latitude)),
        { stroke: 'url(#fine)', width: 0.35 },
      ),
      stroked(
        [
          ...places(15, -180, 165).map((longitude) => meridian(GLOBE, longitude + LONGITUDE)),
          ...places(15, -75, 75).map((latitude) => parallel(GLOBE, latitude)),
        ],
        { stroke: 'url(#plain)', width: 0.8 },
      ),
      stroked(parallel(GLOBE, 0), { stroke: 'url(#plain)', width: 1.8 }),
      stroked(polyline(LINE), { stroke: '#3fdc9c', width: 9, opacity: 0.5, filter: 'wide' }),
      stroked(polyline(LINE), { stroke: '#54e8ac', width: 4.5, opacity: 0.75, filter: 'soft' }),
      stroked(polyline(LINE), { stroke: '#8ff5cb', width: 2.6 }),
      stroked(polyline(LINE), { stroke: '#effff8', width: 0.9, opacity: 0.9 }),
      [top, foot]
        .map((point) =>
          [
            stroked(ellipse(...point, 9), { fill: '#54e8ac', opacity: 0.6, filter: 'soft' }),
            stroked(ellipse(...point, 4.2), { fill: '#effff8' }),
          ].join(''),
        )
        .join(''),
    ].join(''),
  }
}
