import { metresBetween } from './distance.ts'
import { contains, intersects } from './relations.ts'
import { geoValueOf, pointOf, type GeoJson } from './value.ts'
import type { Position, Shape } from './shapes.ts'

/** `geo(value)`: GeoJSON of what is a geographic value, else `null`. */
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

/** Metres between two points; `null` for anything else. */
export function distance(first: unknown, second: unknown): number | null {
  const [from, to] = [pointIn(first), pointIn(second)]
  return from && to && metresBetween(from, to)
}

function pointIn(value: unknown): Position | null {
  const geoValue = geoValueOf(value)
  return geoValue?.json.type === 'Point' ? (geoValue.shape.points[0] ?? null) : null
}
