/** A source of numbers in [0, 1) that gives the same ones for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A number between two others. */
export const between = (next: () => number, from: number, to: number): number => from + (to - from) * next()

/** Whole numbers from 0, `count` of them. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** `count` numbers at equal distances, both ends among them. */
export const spread = (from: number, to: number, count: number): number[] =>
  range(count).map((index) => from + ((to - from) * index) / Math.max(count - 1, 1))

/**
 * Smooth noise over the plane, in [-1, 1] (value noise between whole numbers, eased): hills, winds, unevenness.
 * @returns the same value for the same seed and place
 */
export function noise(seed: number): (x: number, y: number) => number {
  const corner = (x: number, y: number) =>
    random(Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ seed)() * 2 - 1
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [u, v] = [ease(x - left), ease(y - top)]
    const above = corner(left, top) * (1 - u) + corner(left + 1, top) * u
    const below = corner(left, top + 1) * (1 - u) + corner(left + 1, top + 1) * u
    return above * (1 - v) + below * v
  }
}
