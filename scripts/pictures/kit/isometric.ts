import type { Point } from './svg.ts'
import { polygon, polyline } from './svg.ts'

/** A place in space: x to the lower right, y to the lower left, z upwards. */
export type Place = readonly [x: number, y: number, z: number]

/** Shows places in space at an angle, as the site's drawing of layers does: an edge falls by 23 degrees. */
export function isometric(origin: Point, unit: number): (place: Place) => Point {
  return ([x, y, z]) => [origin[0] + (x - y) * unit * 0.92, origin[1] + (x + y) * unit * 0.392 - z * unit]
}

/** The flat patch from (x, y) over width and depth at height z. */
export const patch = (
  project: (place: Place) => Point,
  [x, y, z]: Place,
  width: number,
  depth: number,
): string =>
  polygon([
    project([x, y, z]),
    project([x + width, y, z]),
    project([x + width, y + depth, z]),
    project([x, y + depth, z]),
  ])

/** The three faces of a box that can be seen: `top`, `left` and `right`. */
export function box(
  project: (place: Place) => Point,
  [x, y, z]: Place,
  [width, depth, height]: readonly [number, number, number],
): { top: string; left: string; right: string } {
  const upright = (from: Place, to: Place) =>
    polygon([
      project(from),
      project(to),
      project([to[0], to[1], to[2] + height]),
      project([from[0], from[1], from[2] + height]),
    ])
  return {
    top: patch(project, [x, y, z + height], width, depth),
    left: upright([x, y + depth, z], [x + width, y + depth, z]),
    right: upright([x + width, y, z], [x + width, y + depth, z]),
  }
}

/** A line through places in space. */
export const throughSpace = (project: (place: Place) => Point, places: readonly Place[]): string =>
  polyline(places.map(project))
