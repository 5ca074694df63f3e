import { spread } from '../kit/random.ts'
import { ellipse, polyline, shape, smooth, type Point } from '../kit/svg.ts'

/** Half the width and height of a head; the origin of a figure is the middle of the head. */
export const HALF_WIDTH = 130
export const HALF_HEIGHT = 168

/** How the head is held: degrees to the side, and downwards. */
export interface Pose {
  turn: number
  nod: number
}

/** Narrows towards the chin. */
const jaw = (y: number): number => 1 - 0.2 * Math.max(0, y / HALF_HEIGHT) ** 1.6

/** A place on the head, by latitude and longitude as on a globe; longitude 0 is the middle of the face. */
export function onHead({ turn, nod }: Pose, latitude: number, longitude: number): Point {
  const [f, l, t] = [latitude, longitude + turn, nod].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ]
  const y = -HALF_HEIGHT * (Math.sin(f) * Math.cos(t) - Math.cos(f) * Math.cos(l) * Math.sin(t))
  return [HALF_WIDTH * Math.cos(f) * Math.sin(l) * jaw(y), y]
}

/** The outline of the head, larger than it by a share. */
export const skull = (larger = 0): Point[] =>
  spread(0, 360, 49).map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180
    const y = -HALF_HEIGHT * Math.cos(angle)
    return [HALF_WIDTH * Math.sin(angle) * jaw(y) * (1 + larger), y * (1 + larger)]
  })

const along = (pose: Pose, places: readonly Point[]): string =>
  polyline(places.map(([latitude, longitude]) => onHead(pose, latitude, longitude)))

/** A head as a globe: its graticule, the middle of the face and the line of the eyes. */
export function head(pose: Pose, ears: boolean): string {
  const longitudes = spread(-75, 75, 11).filter((l) => Math.abs(l + pose.turn) < 84)
  const visible = (latitude: number, step = 41) =>
    spread(-90 - pose.turn, 90 - pose.turn, step).map((longitude): Point => [latitude, longitude])
  const meridian = (longitude: number) =>
    along(
      pose,
      spread(-88, 88, 41).map((latitude): Point => [latitude, longitude]),
    )
  const ear = (side: number) => ellipse(side * (HALF_WIDTH + 3), 14, 17, 32)
  return [
    ears ? shape([ear(-1), ear(1)], 'ground ink') : '',
    shape(smooth(skull(), true), 'ground'),
    shape(
      [...longitudes.map(meridian), ...spread(-75, 75, 11).map((latitude) => along(pose, visible(latitude)))],
      'hairline',
    ),
    shape([meridian(0), along(pose, visible(4))], 'strong'),
    shape(smooth(skull(), true), 'ink'),
  ].join('')
}
