import { meridian, parallel, place, type View } from '../kit/globe.ts'
import { range, spread } from '../kit/random.ts'
import { ellipse, moved, polar, polyline, shape, type Point } from '../kit/svg.ts'

const VIEW: View = { centre: [0, 0], radius: 340, tilt: 16, roll: -12 }
/** Where globe and segment stand: near enough to the middle that a narrow picture shows both. */
const GLOBE: Point = [676, 510]
const LIFTED: Point = [1021, 478]
const SCALE = 0.86
const [WEST, EAST] = [14, 46]

/** The outline of the segment between two meridians. */
const segment = meridian(VIEW, WEST) + meridian(VIEW, EAST)

const marks = range(60).map((index) =>
  polyline([polar([0, 0], 358, index * 6), polar([0, 0], index % 5 ? 366 : 376, index * 6)]),
)

/** A globe from which one segment has been lifted. */
export function missing(): string {
  const longitudes = spread(-82, 78, 11).filter((longitude) => longitude < WEST || longitude > EAST)
  const latitudes = spread(-60, 75, 10)
  const globe = [
    shape(marks, 'strong'),
    shape(ellipse(0, 0, VIEW.radius), 'strong'),
    shape(
      [
        ...longitudes.map((longitude) => meridian(VIEW, longitude)),
        ...latitudes.flatMap((latitude) => [
          parallel(VIEW, latitude, -180, WEST),
          parallel(VIEW, latitude, EAST, 180),
        ]),
      ],
      'strong',
    ),
    shape(
      latitudes.map((latitude) => parallel(VIEW, latitude, WEST, EAST, true)),
      'hairline dashed',
    ),
    shape(segment, 'accent'),
  ].join('')
  const lifted = [
    shape(
      [
        ...spread(WEST, EAST, 5)
          .slice(1, -1)
          .map((longitude) => meridian(VIEW, longitude)),
        ...latitudes.map((latitude) => parallel(VIEW, latitude, WEST, EAST)),
      ],
      'strong',
    ),
    shape(segment, 'ink'),
  ].join('')
  const threads = [60, 20, -20].map((latitude) => {
    const [x, y] = place(VIEW, latitude, EAST).point
    return polyline([
      [GLOBE[0] + x * SCALE, GLOBE[1] + y * SCALE],
      [LIFTED[0] + x * SCALE, LIFTED[1] + y * SCALE],
    ])
  })
  return [
    shape(threads, 'hairline dashed'),
    moved(GLOBE, globe, 0, SCALE),
    moved(LIFTED, lifted, 0, SCALE),
  ].join('')
}
