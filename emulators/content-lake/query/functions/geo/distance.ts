import type { Position } from './shapes.ts'

/** Metres; the equatorial radius of WGS 84, by which the published answers of `geo::distance` are reckoned. */
const radius = 6_378_137

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two points along the surface of the Earth, by the haversine formula. */
export function metresBetween(
  [longitude, latitude]: Position,
  [otherLongitude, otherLatitude]: Position,
): number {
  const northwards = Math.sin(radians(otherLatitude - latitude) / 2)
  const eastwards = Math.sin(radians(otherLongitude - longitude) / 2)
  const chord =
    northwards ** 2 + Math.cos(radians(latitude)) * Math.cos(radians(otherLatitude)) * eastwards ** 2
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(chord)))
}
