import { random } from '../kit/random.ts'
import type { Point } from '../kit/svg.ts'

interface Stream {
  width: number
  height: number
  /** Distance kept between lines; the field tells it for each place. */
  gap: (x: number, y: number) => number
  /** Direction of the wind at a place, as an angle in radians. */
  angle: (x: number, y: number) => number
  /** Steps a line may take to either side of its seed. */
  reach: number
  seed: number
}

const STEP = 3
/** Lines end where they come nearer to another than this share of the gap. */
const NARROWEST = 0.55
const CELL = 6

/** Lines along a field at about even distances from each other, in the order in which they were found. */
export function streamlines({ width, height, gap, angle, reach, seed }: Stream): Point[][] {
  const next = random(seed)
  const columns = Math.ceil(width / CELL) + 8
  const cells = new Map<number, Point[]>()
  const cellOf = (x: number, y: number) => (Math.floor(y / CELL) + 4) * columns + Math.floor(x / CELL) + 4
  const isFree = (x: number, y: number, distance: number): boolean => {
    const around = Math.ceil(distance / CELL)
    for (let row = -around; row <= around; row++) {
      for (let column = -around; column <= around; column++) {
        for (const [px, py] of cells.get(cellOf(x + column * CELL, y + row * CELL)) ?? []) {
          if ((px - x) ** 2 + (py - y) ** 2 < distance * distance) return false
        }
      }
    }
    return true
  }
  const follow = (start: Point, way: 1 | -1): Point[] => {
    const points: Point[] = []
    let [x, y] = start
    for (let step = 0; step < reach; step++) {
      const first = angle(x, y)
      const middle = angle(x + (Math.cos(first) * STEP * way) / 2, y + (Math.sin(first) * STEP * way) / 2)
      x += Math.cos(middle) * STEP * way
      y += Math.sin(middle) * STEP * way
      if (x < -20 || y < -20 || x > width + 20 || y > height + 20) break
      if (!isFree(x, y, gap(x, y) * NARROWEST)) break
      points.push([x, y])
    }
    return points
  }
  const lines: Point[][] = []
  for (let attempt = 0; attempt < (width * height) / 14; attempt++) {
    const start: Point = [next() * width, next() * height]
    if (!isFree(...start, gap(...start))) continue
    const line = [...follow(start, -1).reverse(), start, ...follow(start, 1)]
    if (line.length < 12) continue
    for (const point of line) {
      const cell = cellOf(...point)
      const others = cells.get(cell)
      if (others) others.push(point)
      else cells.set(cell, [point])
    }
    lines.push(line)
  }
  return lines
}
