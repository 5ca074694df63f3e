import { clamp, eased, hex, lit, ramp, type Colour } from '../kit/colour.ts'
import type { Painting } from '../kit/paint.ts'
import { random, range } from '../kit/random.ts'
import { hills, layered } from '../kit/relief.ts'
import { blur, stroked } from '../kit/stroke.ts'
import { at, ellipse, line, polar, type Point } from '../kit/svg.ts'
import { CONSTELLATIONS, type Star } from './bright-stars.ts'

const POLE: Point = [860, 452]
/** Units for a degree from the pole; the map keeps distances from it (azimuthal equidistant). */
const DEGREE = 10.4
/** Degrees by which the sky is turned. */
const TURN = 128
const COUNT = 2000
const FAINTEST = 6.2

/** The pole of the Milky Way: right ascension and declination, in degrees. */
const GALAXY = [192.86, 27.13] as const
const radians = (degrees: number): number => (degrees * Math.PI) / 180

const seen = (hours: number, declination: number): Point =>
  polar(POLE, (90 - declination) * DEGREE, TURN - hours * 15)

/** Degrees above the plane of the Milky Way, with sign. */
function latitude(hours: number, declination: number): number {
  const [ra, dec] = [radians(hours * 15 - GALAXY[0]), radians(declination)]
  const pole = radians(GALAXY[1])
  return (
    (Math.asin(Math.sin(dec) * Math.sin(pole) + Math.cos(dec) * Math.cos(pole) * Math.cos(ra)) * 180) /
    Math.PI
  )
}

/** Where in the sky a place of the picture lies. */
function skyAt(x: number, y: number): readonly [hours: number, declination: number] {
  const [dx, dy] = [x - POLE[0], y - POLE[1]]
  const degrees = (Math.atan2(dx, -dy) * 180) / Math.PI
  return [(TURN - degrees) / 15, 90 - Math.hypot(dx, dy) / DEGREE]
}

const cloud = layered(hills(40), 5, 0.55)
const dust = layered(hills(12), 5, 0.6)
const night = ramp([
  [0, '#10182b'],
  [0.5, '#0a1020'],
  [1, '#05080f'],
])
const glow = ramp([
  [0, '#2b4577'],
  [0.5, '#5f78ae'],
  [1, '#cfd3e6'],
])
const VIOLET = hex('#5a4a8c')

function colourAt(x: number, y: number): Colour {
  const [hours, declination] = skyAt(x, y)
  const above = latitude(hours, declination) + cloud(x / 230, y / 230) * 7
  const band = Math.exp(-((above / 15) ** 2))
  const core = Math.exp(-((above / 6.5) ** 2))
  const mottled = clamp(0.62 + cloud(x / 120, y / 120) * 0.75)
  const lane = eased(0.02, 0.42, dust(x / 170 + 5, y / 170) + core * 0.22 - 0.06)
  const light = band * mottled * (1 - 0.75 * lane * core)
  const base = night(Math.hypot((x - POLE[0]) / 1250, (y - POLE[1]) / 900))
  return lit(lit(base, VIOLET, band * 0.07), glow(light * 0.95), light ** 1.25 * 0.24)
}

/** Light of a star by its colour index, from blue to orange. */
const tint = (index: number): string =>
  index < -0.05
    ? '#b9d0ff'
    : index < 0.2
      ? '#dbe7ff'
      : index < 0.6
        ? '#fdf6ea'
        : index < 1.1
          ? '#ffdfb4'
          : '#ffbe8a'

/** The faint stars: by chance, more of them the fainter, and more towards the Milky Way, as in the sky. */
function faintStars(count: number): Star[] {
  const next = random(1600)
  const stars: Star[] = []
  while (stars.length < count) {
    const [x, y] = [next() * 1640 - 20, next() * 940 - 20]
    const [hours, declination] = skyAt(x, y)
    const dense = 0.3 + 0.7 * Math.exp(-((latitude(hours, declination) / 19) ** 2))
    const magnitude = 3.9 + (FAINTEST - 3.9) * next() ** 0.42
    if (next() < dense) stars.push([hours, declination, magnitude, (next() + next()) * 0.75 - 0.2])
  }
  return stars
}

function star([hours, declination, magnitude, colour]: Star): string {
  // A line of no length with round ends: the roundest dot there is.
  const dot = `M${at(seen(hours, declination))}h0`
  const size = Math.round((0.42 + 0.92 * 1.42 ** (4.2 - magnitude)) * 100) / 100
  const halo =
    magnitude < 3.6
      ? stroked(ellipse(...seen(hours, declination), size * 3.2), {
          fill: tint(colour),
          opacity: 0.3,
          filter: 'soft',
        })
      : ''
  const opacity = Math.round(clamp(1.05 - (magnitude - 3.5) * 0.2, 0.4, 1) * 100) / 100
  return halo + stroked(dot, { stroke: tint(colour), width: size * 2, opacity })
}

/** The lines of a constellation stop short of its stars. */
function joined(from: Point, to: Point): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const gap = Math.min(9, length / 3)
  const [dx, dy] = [((to[0] - from[0]) / length) * gap, ((to[1] - from[1]) / length) * gap]
  return line(from[0] + dx, from[1] + dy, to[0] - dx, to[1] - dy)
}

/** The northern sky around the pole: constellations in their places, the Milky Way, and a graticule. */
export function starCatalogue(): Painting {
  const bright = CONSTELLATIONS.flatMap(({ stars }) => stars)
  const circles = range(7).map((index) => ellipse(...POLE, (index + 1) * 10 * DEGREE))
  const hours = range(24).map((hour) => `M${at(seen(hour, hour % 6 ? 80 : 90))}L${at(seen(hour, 0))}`)
  return {
    width: 1600,
    height: 900,
    colourAt,
    lines: [
      `<defs>${blur('soft', 3)}</defs>`,
      stroked([...circles, ...hours], { stroke: '#9db4dc', width: 0.55, opacity: 0.24 }),
      stroked(
        range(144).map(
          (index) => `M${at(seen(index / 6, 49.5))}L${at(seen(index / 6, index % 6 ? 50.5 : 51.6))}`,
        ),
        { stroke: '#9db4dc', width: 0.6, opacity: 0.3 },
      ),
      faintStars(COUNT - bright.length)
        .map(star)
        .join(''),
      stroked(
        CONSTELLATIONS.flatMap(({ stars, lines }) =>
          lines.map(([from, to]) => {
            const [a, b] = [stars[from], stars[to]]
            return a && b ? joined(seen(a[0], a[1]), seen(b[0], b[1])) : ''
          }),
        ),
        { stroke: '#c9d8f5', width: 0.9, opacity: 0.5 },
      ),
      bright.map(star).join(''),
    ].join(''),
  }
}
