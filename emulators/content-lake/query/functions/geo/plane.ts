import { type Line, type Polygon, type Position, same, segmentsOf } from './shapes.ts'

type Segment = readonly [Position, Position]

/** Returns a positive number when `point` is left of the segment, a negative one when right, 0 on its line. */
function side([a, b]: Segment, point: Position): number {
  return Math.sign((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]))
}

function isOnSegment(point: Position, [a, b]: Segment): boolean {
  return (
    side([a, b], point) === 0 &&
    point[0] >= Math.min(a[0], b[0]) &&
    point[0] <= Math.max(a[0], b[0]) &&
    point[1] >= Math.min(a[1], b[1]) &&
    point[1] <= Math.max(a[1], b[1])
  )
}

export const isOnLine = (point: Position, line: Line): boolean =>
  segmentsOf(line).some((segment) => isOnSegment(point, segment))

/** Returns whether two segments share a point. */
export function segmentsMeet(first: Segment, second: Segment): boolean {
  const [a, b] = [side(first, second[0]), side(first, second[1])]
  const [c, d] = [side(second, first[0]), side(second, first[1])]
  if (a * b < 0 && c * d < 0) return true
  return (
    isOnSegment(second[0], first) ||
    isOnSegment(second[1], first) ||
    isOnSegment(first[0], second) ||
    isOnSegment(first[1], second)
  )
}

/** A point is within a ring when a ray to the east crosses an odd number of edges. */
function isWithinRing([x, y]: Position, ring: Line): boolean {
  const crossed = segmentsOf(ring).filter(([a, b]) => {
    if (a[1] > y === b[1] > y) return false
    return x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])
  })
  return crossed.length % 2 === 1
}

/** `inside` is strict; the boundary of a polygon includes those of its holes. */
export function place(point: Position, [outer = [], ...holes]: Polygon): 'inside' | 'boundary' | 'outside' {
  if ([outer, ...holes].some((ring) => isOnLine(point, ring))) return 'boundary'
  if (!isWithinRing(point, outer)) return 'outside'
  return holes.some((hole) => isWithinRing(point, hole)) ? 'outside' : 'inside'
}

/** Returns the positions on the segment, 0 to 1, where it meets the other; both ends of an overlap. */
function meetings([a, b]: Segment, other: Segment): number[] {
  const along = (point: Position) =>
    Math.abs(b[0] - a[0]) > Math.abs(b[1] - a[1])
      ? (point[0] - a[0]) / (b[0] - a[0])
      : (point[1] - a[1]) / (b[1] - a[1])
  if (!segmentsMeet([a, b], other)) return []
  const [c, d] = other
  const turn = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
  if (turn === 0) return [along(c), along(d)]
  return [((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / turn]
}

/** Splits a segment at other lines and returns the ends and the middle of each piece. */
export function samples(segment: Segment, others: Line[]): Position[] {
  const [a, b] = segment
  const at = (part: number): Position => [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])]
  const cuts = others.flatMap(segmentsOf).flatMap((other) => meetings(segment, other))
  const parts = [0, 1, ...cuts.filter((part) => part > 0 && part < 1)].sort((x, y) => x - y)
  const middles = parts.slice(1).map((part, index) => at((part + (parts[index] ?? part)) / 2))
  return [a, b, ...middles]
}

/** Returns whether a ring is closed, has at least three corners, and does not intersect itself. */
export function isSimpleRing(ring: Line): boolean {
  const [first] = ring
  const last = ring.at(-1)
  if (ring.length < 4 || !first || !last || !same(first, last)) return false
  const edges = segmentsOf(ring)
  return edges.every(([start, end], index) => {
    if (same(start, end)) return false
    return edges.slice(index + 1).every((other, distance) => {
      const isNext = distance === 0
      const isPrevious = index === 0 && distance === edges.length - 2
      if (isNext) return !isOnSegment(other[1], [start, end]) && !isOnSegment(start, other)
      if (isPrevious) return !isOnSegment(other[0], [start, end]) && !isOnSegment(end, other)
      return !segmentsMeet([start, end], other)
    })
  })
}
