import { spread } from './random.ts'
import { smooth, type Point } from './svg.ts'

const total = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, [x, y], index) => {
    const [px, py] = points[index] ?? [x, y]
    return sum + Math.hypot(x - px, y - py)
  }, 0)

/** `count` points at equal distances along a line. */
export function resample(points: readonly Point[], count: number): Point[] {
  const length = total(points)
  return spread(0, length, count).map((wanted): Point => {
    let left = wanted
    for (let index = 1; index < points.length; index++) {
      const [[x, y], [tx, ty]] = [points[index - 1] ?? [0, 0], points[index] ?? [0, 0]]
      const piece = Math.hypot(tx - x, ty - y)
      if (left <= piece && piece > 0) return [x + ((tx - x) * left) / piece, y + ((ty - y) * left) / piece]
      left -= piece
    }
    return points.at(-1) ?? [0, 0]
  })
}

/** Lines between two lines, each a little less like the first and more like the second; hair, folds, strata. */
export function blend(from: readonly Point[], to: readonly Point[], shares: readonly number[]): string[] {
  const [a, b] = [resample(from, 14), resample(to, 14)]
  return shares.map((share) =>
    smooth(
      a.map(([x, y], index): Point => {
        const [tx, ty] = b[index] ?? [x, y]
        return [x + (tx - x) * share, y + (ty - y) * share]
      }),
    ),
  )
}

/** The same line on the other side of a vertical axis through the origin. */
export const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [-x, y])
