import { isOnLine, place, samples, segmentsMeet } from './plane.ts'
import { type Polygon, type Position, ringsOf, same, segmentsOf, type Shape } from './shapes.ts'

/** Returns whether two shapes share a point, on a plane of degrees. */
export function intersects(first: Shape, second: Shape): boolean {
  return (
    first.points.some((point) => holds(second, point)) ||
    second.points.some((point) => holds(first, point)) ||
    edgesMeet(first, second) ||
    cornersOf(first).some((corner) =>
      second.polygons.some((polygon) => place(corner, polygon) !== 'outside'),
    ) ||
    cornersOf(second).some((corner) => first.polygons.some((polygon) => place(corner, polygon) !== 'outside'))
  )
}

/** Returns whether every point of `inner` is in `outer`, each polygon or line within one part of `outer`. */
export function contains(outer: Shape, inner: Shape): boolean {
  return (
    inner.points.every((point) => holds(outer, point)) &&
    inner.lines.every(
      (line) =>
        outer.polygons.some((polygon) => polygonHolds(polygon, [line])) ||
        samplesOf([line], outer.lines).every((sample) =>
          outer.lines.some((other) => isOnLine(sample, other)),
        ),
    ) &&
    inner.polygons.every((polygon) => outer.polygons.some((other) => polygonHoldsPolygon(other, polygon)))
  )
}

function holds({ points, lines, polygons }: Shape, point: Position): boolean {
  return (
    points.some((other) => same(other, point)) ||
    lines.some((line) => isOnLine(point, line)) ||
    polygons.some((polygon) => place(point, polygon) !== 'outside')
  )
}

const edgesOf = (shape: Shape) => [...shape.lines, ...ringsOf(shape)].flatMap(segmentsOf)
const cornersOf = (shape: Shape): Position[] => [...shape.lines, ...ringsOf(shape)].flat()

function edgesMeet(first: Shape, second: Shape): boolean {
  const others = edgesOf(second)
  return edgesOf(first).some((edge) => others.some((other) => segmentsMeet(edge, other)))
}

const samplesOf = (lines: Shape['lines'], others: Shape['lines']): Position[] =>
  lines.flatMap(segmentsOf).flatMap((segment) => samples(segment, others))

function polygonHolds(polygon: Polygon, lines: Shape['lines']): boolean {
  return samplesOf(lines, [...polygon]).every((sample) => place(sample, polygon) !== 'outside')
}

/** The edges of a polygon may all be inside while it contains a hole of the other one. */
function polygonHoldsPolygon(outer: Polygon, inner: Polygon): boolean {
  const [, ...holes] = outer
  return (
    polygonHolds(outer, [...inner]) &&
    !samplesOf(holes, [...inner]).some((sample) => place(sample, inner) === 'inside')
  )
}
