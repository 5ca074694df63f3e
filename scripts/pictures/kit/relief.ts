import { random } from './random.ts'

/** A value for each place of the plane. */
export type Field = (x: number, y: number) => number

const SIZE = 256

/**
 * Smooth hills without a grain of rows and columns (gradient noise), in about [-1, 1]; features are one unit wide.
 * @returns the same value for the same seed and place
 */
export function hills(seed: number): Field {
  const next = random(seed)
  const order = Array.from({ length: SIZE }, (_, index) => index)
  for (let index = SIZE - 1; index > 0; index--) {
    const other = Math.floor(next() * (index + 1))
    ;[order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0]
  }
  const table = new Uint8Array([...order, ...order])
  const slopes = Float64Array.from({ length: SIZE * 2 }, (_, index) => {
    const angle = (Math.floor(index / 2) / SIZE) * Math.PI * 2
    return index % 2 ? Math.sin(angle) : Math.cos(angle)
  })
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
  const corner = (column: number, row: number, dx: number, dy: number): number => {
    const index = (table[((table[column & 255] ?? 0) + (row & 255)) & 511] ?? 0) * 2
    return (slopes[index] ?? 0) * dx + (slopes[index + 1] ?? 0) * dy
  }
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const dx = x - column
    const dy = y - row
    const u = ease(dx)
    const v = ease(dy)
    const above = corner(column, row, dx, dy) * (1 - u) + corner(column + 1, row, dx - 1, dy) * u
    const below =
      corner(column, row + 1, dx, dy - 1) * (1 - u) + corner(column + 1, row + 1, dx - 1, dy - 1) * u
    return (above * (1 - v) + below * v) * 1.5
  }
}

/** Hills with smaller hills on them, each level half as large and `rough` times as high; in about [-1, 1]. */
export function layered(field: Field, levels: number, rough = 0.5): Field {
  const total = Array.from({ length: levels }, (_, level) => rough ** level).reduce(
    (sum, share) => sum + share,
    0,
  )
  return (x, y) => {
    let sum = 0
    let scale = 1
    let share = 1
    for (let level = 0; level < levels; level++) {
      sum += field(x * scale + level * 17.3, y * scale - level * 9.7) * share
      scale *= 2
      share *= rough
    }
    return sum / total
  }
}
