import { range } from '../kit/random.ts'
import { at, ellipse, line, polyline, rectangle, shape, type Point } from '../kit/svg.ts'

const APART = 66
/** Tracks above and below the two main lines; the third from the top is set. */
const TRACKS = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6]
const MARKED = -4
const SLOPE = 0.62
const BUFFER = 1520

const level = (track: number): number => 500 + Math.sign(track) * (24 + (Math.abs(track) - 1) * APART)
/** Where a track leaves the ladder that leads away from the main line. */
const leaving = (track: number): number => 190 + (Math.abs(track) - 1) * (APART / SLOPE)

/** Out of the main line, along the ladder, and off it level. */
function course(track: number): string {
  const [main, y] = [level(Math.sign(track)), level(track)]
  if (Math.abs(track) === 1) return `M0 ${main}L${BUFFER} ${main}`
  const [from, to] = [leaving(Math.sign(track)), leaving(track)]
  return `M0 ${main}L${at([from - 40, main])}Q${at([from, main])} ${at([from + 34, main + Math.sign(track) * 34 * SLOPE])}L${at([to - 34, y - Math.sign(track) * 34 * SLOPE])}Q${at([to, y])} ${at([to + 40, y])}L${at([BUFFER, y])}`
}

const sleepers = (track: number): string =>
  range(130)
    .map((index) => leaving(track) + 60 + index * 14)
    .filter((x) => x < BUFFER)
    .map((x) => line(x, level(track) - 9, x, level(track) + 9))
    .join('')

/** Trains at their platforms: track, where the last carriage ends, and how many there are. */
const TRAINS = [
  [-6, 900, 6],
  [-2, 1010, 5],
  [2, 860, 6],
  [5, 1120, 4],
] as const

/** A train of carriages; the first one, at the buffers, has a cab. */
const train = ([track, from, carriages]: (typeof TRAINS)[number]): string =>
  range(carriages)
    .map((index) => {
      const [x, y] = [from + index * 92, level(track)]
      const windows = range(7).map((each) => line(x + 12 + each * 11, y, x + 17 + each * 11, y))
      return (
        shape(rectangle(x, y - 12, 86, 24, index === carriages - 1 ? 10 : 4), 'ground ink') +
        shape(windows, 'strong')
      )
    })
    .join('')

/** The throat of a station: tracks fan out over ladders of switches to their platforms, and one route is set. */
export function stationTracks(): string {
  const platforms: (readonly [number, number])[] = [
    [-6, -5],
    [-4, -3],
    [-2, -1],
    [1, 2],
    [3, 4],
    [5, 6],
  ]
  const roofs = platforms.map(([upper, lower], index) => {
    const top = Math.min(level(upper), level(lower)) + 17
    const x = 980 + Math.abs(2.5 - index) * 50
    const body = rectangle(x, top, 1560 - x, APART - 34, 12)
    const ribs = range(Math.floor((1540 - x) / 24)).map((rib) =>
      line(x + 20 + rib * 24, top + 4, x + 20 + rib * 24, top + APART - 38),
    )
    return shape(ribs, 'hairline') + shape(body, 'strong')
  })
  const crossing: Point[] = [
    [40, level(-1)],
    [150, level(1)],
  ]
  const uncrossing: Point[] = [
    [40, level(1)],
    [150, level(-1)],
  ]
  return [
    shape(TRACKS.map(sleepers), 'hairline'),
    roofs.join(''),
    shape([...TRACKS.map(course), polyline(crossing), polyline(uncrossing)], 'ink fine'),
    shape(
      TRACKS.map((track) => line(BUFFER, level(track) - 9, BUFFER, level(track) + 9)),
      'ink',
    ),
    shape(
      TRACKS.filter((track) => Math.abs(track) > 1).map((track) =>
        ellipse(leaving(track) - 20, level(track) - Math.sign(track) * 12, 5),
      ),
      'ground ink fine',
    ),
    TRAINS.map(train).join(''),
    shape(course(MARKED), 'accent'),
    shape([ellipse(60, level(-1), 8), ellipse(BUFFER - 40, level(MARKED), 8)], 'fill-accent'),
    shape(ellipse(BUFFER - 40, level(MARKED), 19), 'accent'),
  ].join('')
}
