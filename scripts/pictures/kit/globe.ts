import type { Point } from './svg.ts'
import { polyline } from './svg.ts'
import { spread } from './random.ts'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** A sphere seen from afar (orthographic projection). */
export interface View {
  centre: Point
  radius: number
  /** Degrees by which the north pole leans towards the viewer. */
  tilt: number
  /** Degrees by which the picture is turned clockwise. */
  roll?: number
  /** Height over width of what is drawn; 1 is a sphere. */
  stretch?: number
}

/** Where a place is seen, and whether on the near side. Latitude and longitude in degrees; 0 is in the middle. */
export function place(view: View, latitude: number, longitude: number): { point: Point; near: boolean } {
  const [f, l, t, turn] = [latitude, longitude, view.tilt, view.roll ?? 0].map(radians) as [
    number,
    number,
    number,
    number,
  ]
  const depth = Math.cos(f) * Math.cos(l)
  const x = view.radius * Math.cos(f) * Math.sin(l)
  const y = -view.radius * (view.stretch ?? 1) * (Math.sin(f) * Math.cos(t) - depth * Math.sin(t))
  return {
    point: [
      view.centre[0] + x * Math.cos(turn) - y * Math.sin(turn),
      view.centre[1] + x * Math.sin(turn) + y * Math.cos(turn),
    ],
    near: Math.sin(f) * Math.sin(t) + depth * Math.cos(t) >= 0,
  }
}

/** The parts of a line over the sphere that lie on the near side (or the far one), as path data. */
export function overGlobe(view: View, places: readonly Point[], near = true): string {
  const runs: Point[][] = [[]]
  for (const [latitude, longitude] of places) {
    const seen = place(view, latitude, longitude)
    if (seen.near === near) runs.at(-1)?.push(seen.point)
    else if (runs.at(-1)?.length) runs.push([])
  }
  return runs.map(polyline).join('')
}

/** A meridian from one latitude to another. */
export const meridian = (view: View, longitude: number, south = -90, north = 90, near = true): string =>
  overGlobe(
    view,
    spread(south, north, 61).map((latitude) => [latitude, longitude]),
    near,
  )

/** A parallel, all around or from one longitude to another. */
export const parallel = (view: View, latitude: number, west = -180, east = 180, near = true): string =>
  overGlobe(
    view,
    spread(west, east, 121).map((longitude) => [latitude, longitude]),
    near,
  )
