/** Geographic values as `geo::` understands them: GeoJSON (RFC 7946) without features, and Sanity's `{lat, lng}`. */

/** Longitude, latitude; degrees. What may follow (altitude) is left out. */
export type Position = readonly [longitude: number, latitude: number]

export type Line = readonly Position[]

/** An outer ring and the rings of its holes; each ends where it begins. */
export type Polygon = readonly Line[]

/** A value taken apart into what it is made of. */
export interface Shape {
  points: Position[]
  lines: Line[]
  polygons: Polygon[]
}

/** The segments of a line or ring. */
export function segmentsOf(line: Line): [Position, Position][] {
  return line.slice(1).map((end, index) => [line[index] ?? end, end])
}

export const ringsOf = ({ polygons }: Shape): Line[] => polygons.flat()

export function same([x, y]: Position, [otherX, otherY]: Position): boolean {
  return x === otherX && y === otherY
}
