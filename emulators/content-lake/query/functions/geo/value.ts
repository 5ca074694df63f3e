import { isSimpleRing } from './plane.ts'
import type { Line, Polygon, Position, Shape } from './shapes.ts'

export type GeoJson =
  { type: string; coordinates: unknown } | { type: 'GeometryCollection'; geometries: GeoJson[] }

interface GeoValue {
  json: GeoJson
  shape: Shape
}

type Read<Part> = (coordinates: unknown) => Part | null

function allOf<Part>(read: Read<Part>, atLeast = 1): Read<Part[]> {
  return (coordinates) => {
    if (!Array.isArray(coordinates) || coordinates.length < atLeast) return null
    const parts = coordinates.map(read)
    return parts.some((part) => part === null) ? null : (parts as Part[])
  }
}

const position: Read<Position> = (coordinates) => {
  if (!Array.isArray(coordinates) || coordinates.length < 2) return null
  const [longitude, latitude] = coordinates as unknown[]
  return isNumber(longitude) && isNumber(latitude) ? [longitude, latitude] : null
}
const line: Read<Line> = allOf(position, 2)
const polygon: Read<Polygon> = (coordinates) => {
  const rings = allOf(line)(coordinates)
  return rings?.every(isSimpleRing) ? rings : null
}

/** How the coordinates of each type are parsed, and which part of a shape they are. */
const readers = {
  Point: (value: unknown) => part(position(value), (point) => ({ points: [point] })),
  MultiPoint: (value: unknown) => part(allOf(position)(value), (points) => ({ points })),
  LineString: (value: unknown) => part(line(value), (only) => ({ lines: [only] })),
  MultiLineString: (value: unknown) => part(allOf(line)(value), (lines) => ({ lines })),
  Polygon: (value: unknown) => part(polygon(value), (only) => ({ polygons: [only] })),
  MultiPolygon: (value: unknown) => part(allOf(polygon)(value), (polygons) => ({ polygons })),
}

function part<Read>(read: Read | null, shape: (read: Read) => Partial<Shape>) {
  if (read === null) return null
  return { coordinates: read as unknown, shape: { points: [], lines: [], polygons: [], ...shape(read) } }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function hasType(type: unknown): type is keyof typeof readers {
  return typeof type === 'string' && Object.hasOwn(readers, type)
}

/** Returns the geographic value of an object with `lat` and `lng` (or `lon`), or of GeoJSON; else `null`. */
export function geoValueOf(value: unknown): GeoValue | null {
  if (typeof value !== 'object' || value === null) return null
  const { type, coordinates, geometries, lat, lng, lon } = value as Record<string, unknown>
  if (type === 'GeometryCollection') return collectionOf(geometries)
  if (hasType(type)) {
    const read = readers[type](coordinates)
    return read && { json: { type, coordinates: read.coordinates }, shape: read.shape }
  }
  if (type !== undefined || (lng !== undefined && lon !== undefined)) return null
  return pointOf(lat, lng ?? lon)
}

/** Returns the point at a latitude and longitude; `null` unless both are numbers. */
export function pointOf(latitude: unknown, longitude: unknown): GeoValue | null {
  const read = readers.Point([longitude, latitude])
  return read && { json: { type: 'Point', coordinates: read.coordinates }, shape: read.shape }
}

function collectionOf(geometries: unknown): GeoValue | null {
  const values = allOf(geoValueOf)(geometries)
  if (!values) return null
  const shapes = values.map(({ shape }) => shape)
  return {
    json: { type: 'GeometryCollection', geometries: values.map(({ json }) => json) },
    shape: {
      points: shapes.flatMap(({ points }) => points),
      lines: shapes.flatMap(({ lines }) => lines),
      polygons: shapes.flatMap(({ polygons }) => polygons),
    },
  }
}
