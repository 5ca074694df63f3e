/** Geographic values of `geo::`: GeoJSON (RFC 7946) without features, and Sanity's `{lat, lng}`. */

/** Longitude and latitude in degrees, without altitude. */
export type Position = readonly [longitude: number, latitude: number]

export type Line = readonly Position[]

/** An outer ring and the rings of its holes; each ends where it begins. */
export type Polygon = readonly Line[]

/** The points, lines and polygons of a value. */
export interface Shape {
  points: Position[]
  lines: Line[]
  polygons: Polygon[]
}

/** Returns the segments of a line or ring. */
export function segmentsOf(line: Line): [Position, Position][] {
  return line.slice(1).map((end, index) => [line[index] ?? end, end])
}

export const ringsOf = ({ polygons }: Shape): Line[] => polygons.flat()

export function same([x, y]: Position, [otherX, otherY]: Position): boolean {
  return x === otherX && y === otherY
}
