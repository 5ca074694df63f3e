import { range } from './random.ts'
import { at, type Point } from './svg.ts'

interface Field {
  left: number
  top: number
  width: number
  height: number
  /** Distance of the points at which the height is taken. */
  step: number
}

type Height = (x: number, y: number) => number

const key = ([x, y]: Point): string => `${Math.round(x * 100)} ${Math.round(y * 100)}`

/** The pieces of a contour in one cell, as pairs of points on its edges (marching squares). */
function pieces(corners: readonly (readonly [Point, number])[], level: number): [Point, Point][] {
  const crossings = range(4).flatMap((side): Point[] => {
    const [from, to] = [corners[side], corners[(side + 1) % 4]]
    if (!from || !to || from[1] < level === to[1] < level) return []
    // Taken from the lower end always, so that neighbouring cells agree to the last digit.
    const [low, high] = from[1] < to[1] ? [from, to] : [to, from]
    const share = (level - low[1]) / (high[1] - low[1])
    return [[low[0][0] + (high[0][0] - low[0][0]) * share, low[0][1] + (high[0][1] - low[0][1]) * share]]
  })
  const [a, b, c, d] = crossings
  if (a && b && c && d) {
    return [
      [a, b],
      [c, d],
    ]
  }
  // Where a contour touches a corner only, both ends are that corner.
  return a && b && key(a) !== key(b) ? [[a, b]] : []
}

/** Joins pieces that share an end into lines. */
function join(segments: readonly [Point, Point][]): Point[][] {
  const ends = new Map<string, number[]>()
  segments.forEach((segment, index) => {
    for (const point of segment) ends.set(key(point), [...(ends.get(key(point)) ?? []), index])
  })
  const used = new Set<number>()
  const follow = (line: Point[]): Point[] => {
    for (;;) {
      const last = line.at(-1)
      const next = last && ends.get(key(last))?.find((index) => !used.has(index))
      const segment = next === undefined ? undefined : segments[next]
      if (!last || next === undefined || !segment) return line
      used.add(next)
      line.push(key(segment[0]) === key(last) ? segment[1] : segment[0])
    }
  }
  return segments.flatMap((segment, index) => {
    if (used.has(index)) return []
    used.add(index)
    const forward = follow([...segment])
    return [follow(forward.reverse())]
  })
}

/** The lines of equal height over a field, one list of lines for each level. */
export function contourLines(field: Field, height: Height, levels: readonly number[]): Point[][][] {
  const columns = Math.ceil(field.width / field.step)
  const rows = Math.ceil(field.height / field.step)
  const point = (column: number, row: number): Point => [
    field.left + column * field.step,
    field.top + row * field.step,
  ]
  const heights = range(rows + 1).map((row) =>
    range(columns + 1).map((column) => height(...point(column, row))),
  )
  const corner = (column: number, row: number): readonly [Point, number] => [
    point(column, row),
    heights[row]?.[column] ?? 0,
  ]
  return levels.map((level) =>
    join(
      range(rows).flatMap((row) =>
        range(columns).flatMap((column) =>
          pieces(
            [
              corner(column, row),
              corner(column + 1, row),
              corner(column + 1, row + 1),
              corner(column, row + 1),
            ],
            level,
          ),
        ),
      ),
    ),
  )
}

/** Lines as path data, softened: each corner is rounded to the middles of the lines that meet there. */
export function softened(lines: readonly Point[][]): string {
  return lines
    .filter((line) => line.length > 3)
    .map((line) => {
      const [first = [0, 0]] = line
      const curves = line.slice(1, -1).map((point, index): string => {
        const after = line[index + 2] ?? point
        return `Q${at(point)} ${at([(point[0] + after[0]) / 2, (point[1] + after[1]) / 2])}`
      })
      return `M${at(first)}${curves.join('')}L${at(line.at(-1) ?? first)}`
    })
    .join('')
}
