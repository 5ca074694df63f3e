import { range, spread } from '../kit/random.ts'
import { ellipse, polyline, shape, type Point } from '../kit/svg.ts'

const REGIONS: readonly Point[] = [
  [51.5, -0.1],
  [24.7, 46.7],
  [22.5, 114.1],
]
const radians = (degrees: number): number => (degrees * Math.PI) / 180
/** The map's middle, so that the three regions stand in the picture's middle. */
const MIDDLE: Point = [30, 54]
const SCALE = 620

/** Natural Earth projection (Patterson, Šavrič): latitude and longitude in degrees to a point. */
function project([latitude, longitude]: Point): Point {
  const f = radians(latitude)
  const l = radians(longitude - MIDDLE[1])
  const x = l * (0.8707 - 0.131979 * f ** 2 - 0.013791 * f ** 4 + 0.003971 * f ** 10 - 0.001529 * f ** 12)
  const y = f * (1.007226 + 0.015085 * f ** 2 - 0.044475 * f ** 6 + 0.028874 * f ** 8 - 0.005916 * f ** 10)
  return [800 + x * SCALE, 545 - (y - radians(MIDDLE[0])) * SCALE]
}

/** The place at so many degrees of arc from another, in a direction clockwise from north. */
function away([latitude, longitude]: Point, distance: number, bearing: number): Point {
  const [f, d, b] = [radians(latitude), radians(distance), radians(bearing)]
  const to = Math.asin(Math.sin(f) * Math.cos(d) + Math.cos(f) * Math.sin(d) * Math.cos(b))
  const turn = Math.atan2(Math.sin(b) * Math.sin(d) * Math.cos(f), Math.cos(d) - Math.sin(f) * Math.sin(to))
  return [(to * 180) / Math.PI, longitude + (turn * 180) / Math.PI]
}

/** Points of the shortest way between two places. */
function greatCircle(a: Point, b: Point): Point[] {
  const vector = ([f, l]: Point) => [
    Math.cos(radians(f)) * Math.cos(radians(l)),
    Math.cos(radians(f)) * Math.sin(radians(l)),
    Math.sin(radians(f)),
  ]
  const [from, to] = [vector(a), vector(b)]
  return spread(0, 1, 40).map((share): Point => {
    const [x = 0, y = 0, z = 0] = from.map((value, axis) => value * (1 - share) + (to[axis] ?? 0) * share)
    return project([(Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI, (Math.atan2(y, x) * 180) / Math.PI])
  })
}

const ring = (region: Point, distance: number): string =>
  polyline(spread(0, 360, 121).map((bearing) => project(away(region, distance, bearing))))

/** Three cloud regions on the graticule, how long it takes to reach them, and the way between them. */
export function cloudRegions(): string {
  const [london = MIDDLE, riyadh = MIDDLE, shenzhen = MIDDLE] = REGIONS
  const grid = [
    ...spread(-180, 180, 37).map((l) =>
      polyline(spread(-80, 90, 41).map((f) => project([f, MIDDLE[1] + l]))),
    ),
    ...spread(-80, 80, 17).map((f) =>
      polyline(spread(-180, 180, 73).map((l) => project([f, MIDDLE[1] + l]))),
    ),
  ]
  return [
    shape(grid, 'hairline'),
    ...REGIONS.map((region) =>
      shape(
        range(6).map((index) => ring(region, 3.5 + index * 3.5)),
        'strong',
      ),
    ),
    ...REGIONS.map((region) => shape(ring(region, 3.5), 'ink')),
    shape([polyline(greatCircle(london, riyadh)), polyline(greatCircle(riyadh, shenzhen))], 'accent'),
    shape(polyline(greatCircle(london, shenzhen)), 'accent'),
    shape(
      REGIONS.map((region) => ellipse(...project(region), 17)),
      'ground accent',
    ),
    shape(
      REGIONS.map((region) => ellipse(...project(region), 7)),
      'fill-accent',
    ),
  ].join('')
}
