import { contains, intersects } from './relations.ts'
import type { Position, Shape } from './shapes.ts'
import { type GeoJson, geoValueOf, pointOf } from './value.ts'

/** `geo(value)`: returns GeoJSON for a geographic value, else `null`. */
export function geo(value: unknown): GeoJson | null {
  return geoValueOf(value)?.json ?? null
}

export function latLng(latitude: unknown, longitude: unknown): GeoJson | null {
  return pointOf(latitude, longitude)?.json ?? null
}

function related(relation: (first: Shape, second: Shape) => boolean) {
  return (first: unknown, second: unknown): boolean | null => {
    const [left, right] = [geoValueOf(first), geoValueOf(second)]
    return left && right && relation(left.shape, right.shape)
  }
}

export const geoContains = related(contains)
export const geoIntersects = related(intersects)

/** Returns the meters between two points; `null` for anything else. */
export function distance(first: unknown, second: unknown): number | null {
  const [from, to] = [pointIn(first), pointIn(second)]
  return from && to && measureDistance(from, to)
}

function pointIn(value: unknown): Position | null {
  const geoValue = geoValueOf(value)
  return geoValue?.json.type === 'Point' ? (geoValue.shape.points[0] ?? null) : null
}

/** The equatorial radius of WGS 84 in meters, which the documented results of `geo::distance` use. */
const radius = 6_378_137

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the distance of two points on the Earth in meters by the haversine formula. */
function measureDistance([longitude, latitude]: Position, [otherLongitude, otherLatitude]: Position): number {
  const northwards = Math.sin(radians(otherLatitude - latitude) / 2)
  const eastwards = Math.sin(radians(otherLongitude - longitude) / 2)
  const chord =
    northwards ** 2 + Math.cos(radians(latitude)) * Math.cos(radians(otherLatitude)) * eastwards ** 2
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(chord)))
}
