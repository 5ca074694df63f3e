/** A point in the drawing's own units, y downwards. */
export type Point = readonly [x: number, y: number]

/**
 * How a shape is drawn, as on the site: strokes are `hairline`, `strong`, `ink` or `accent`; `fine` and `bold` change
 * their width, `dashed` breaks them; `ground`, `tint`, `fill-ink`, `fill-strong` and `fill-accent` fill. Several may be given.
 */
export type Role = string

/** One decimal is finer than any pixel drawn. */
const round = (value: number): number => Math.round(value * 10) / 10 || 0

/** A point as path data. */
export const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`

/** Straight lines through points, as path data. */
export function polyline(points: readonly Point[]): string {
  return points.length < 2 ? '' : `M${points.map(at).join('L')}`
}

/** Straight lines through points and back to the first. */
export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`

/** One straight line. */
export const line = (x1: number, y1: number, x2: number, y2: number): string =>
  polyline([
    [x1, y1],
    [x2, y2],
  ])

/** A rectangle, its corners rounded by `radius`. */
export function rectangle(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2)
  if (r <= 0) return `M${at([x, y])}h${round(width)}v${round(height)}h${round(-width)}Z`
  const turn = (dx: number, dy: number) => `a${round(r)} ${round(r)} 0 0 1 ${round(dx)} ${round(dy)}`
  const across = round(width - 2 * r)
  const down = round(height - 2 * r)
  return `M${at([x + r, y])}h${across}${turn(r, r)}v${down}${turn(-r, r)}h${-across}${turn(-r, -r)}v${-down}${turn(r, -r)}Z`
}

/** An ellipse; a circle when `ry` is left out. */
export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const half = (way: number) => `a${round(rx)} ${round(ry)} 0 1 0 ${round(way * 2 * rx)} 0`
  return `M${at([x - rx, y])}${half(1)}${half(-1)}Z`
}

/** A point at a distance from a centre, by degrees clockwise from the top, as on a clock. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + Math.sin(angle) * radius, y - Math.cos(angle) * radius]
}

/** Part of a circle, from one angle clockwise to another, in degrees as for {@link polar}. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0
  const r = round(radius)
  return `M${at(polar(centre, radius, from))}A${r} ${r} 0 ${large} 1 ${at(polar(centre, radius, to))}`
}

/** A smooth line through points (Catmull–Rom, as cubic Béziers). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length
  const [first] = points
  if (!first || count < 2) return ''
  const point = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? first
  const pieces = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
    const leaving: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const arriving: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${at(leaving)} ${at(arriving)} ${at(to)}`
  })
  return `M${at(first)}${pieces.join('')}${closed ? 'Z' : ''}`
}

/** A shape from path data; nothing when there is no data. */
export function shape(data: string | readonly string[], role: Role): string {
  const d = typeof data === 'string' ? data : data.join('')
  return d === '' ? '' : `<path class="${role}" d="${d}"/>`
}

/** What is seen of `content` inside of a shape. `id` must be its own in the drawing. */
export const within = (id: string, data: string, content: string): string =>
  `<clipPath id="${id}"><path d="${data}"/></clipPath><g clip-path="url(#${id})">${content}</g>`

/** `content` moved, and turned by degrees around its own origin. */
export const moved = ([x, y]: Point, content: string, degrees = 0, scale = 1): string =>
  `<g transform="translate(${at([x, y])})${degrees ? ` rotate(${round(degrees)})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`
