import { turned } from './vase.ts'

/**
 * Solids as the distance from a place to their skin, negative inside (signed distances after Inigo Quilez). y points upwards.
 * All are at the origin unless said otherwise; move the place instead of the solid.
 */

// Written without lists: these run some hundred million times for a picture.
const length = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z)

/** A box by half its sides, its edges rounded by `round`. */
export function block(
  x: number,
  y: number,
  z: number,
  a: number,
  b: number,
  c: number,
  round: number,
): number {
  const dx = Math.abs(x) - a + round
  const dy = Math.abs(y) - b + round
  const dz = Math.abs(z) - c + round
  return length(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0)) + Math.min(Math.max(dx, dy, dz), 0) - round
}

/** An upright cylinder by radius and half its height, its edges rounded. */
export function drum(x: number, y: number, z: number, radius: number, half: number, round: number): number {
  const dr = Math.sqrt(x * x + z * z) - radius + round
  const dy = Math.abs(y) - half + round
  return length(Math.max(dr, 0), Math.max(dy, 0), 0) + Math.min(Math.max(dr, dy), 0) - round
}

/** A ring that lies flat. */
export function ring(x: number, y: number, z: number, radius: number, thick: number): number {
  const away = Math.sqrt(x * x + z * z) - radius
  return Math.sqrt(away * away + y * y) - thick
}

/** A rod with round ends from one place to another. */
export function rod(
  x: number,
  y: number,
  z: number,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  radius: number,
): number {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const dz = to[2] - from[2]
  const px = x - from[0]
  const py = y - from[1]
  const pz = z - from[2]
  const share = Math.min(Math.max((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz), 0), 1)
  return length(px - dx * share, py - dy * share, pz - dz * share) - radius
}

/** An ellipsoid by its three radii; nearly right close to its skin, which is where it counts. */
export function egg(x: number, y: number, z: number, a: number, b: number, c: number): number {
  const near = length(x / a, y / b, z / c)
  const steep = length(x / (a * a), y / (b * b), z / (c * c))
  return steep === 0 ? -Math.min(a, b, c) : (near * (near - 1)) / steep
}

/** Two solids grown together over about `soft`. */
export function joined(a: number, b: number, soft: number): number {
  const share = Math.max(soft - Math.abs(a - b), 0) / soft
  return Math.min(a, b) - (share * share * soft) / 4
}

/** A solid without another, the edge softened. */
export const carved = (a: number, b: number, soft: number): number => -joined(-a, b, soft)

/**
 * A solid turned on a lathe, from its outline: points from the foot upwards as radius and height. The axis closes it.
 * @returns the distance for a place
 */
export function turnedSolid(
  outline: readonly (readonly [radius: number, height: number])[],
): (x: number, y: number, z: number) => number {
  const points = Float64Array.from(outline.flat())
  const count = outline.length
  return (x, y, z) => {
    const r = Math.sqrt(x * x + z * z)
    let nearest = Infinity
    let inside = false
    for (let index = 0, before = count - 1; index < count; before = index++) {
      const ax = points[index * 2]!
      const ay = points[index * 2 + 1]!
      const ex = points[before * 2]! - ax
      const ey = points[before * 2 + 1]! - ay
      const wx = r - ax
      const wy = y - ay
      if (ay > y !== ay + ey > y && r < ax + (ex * wy) / ey) inside = !inside
      // The piece along the axis bounds the solid, but is no skin.
      if (ax < 1e-6 && ax + ex < 1e-6) continue
      const share = Math.min(Math.max((wx * ex + wy * ey) / (ex * ex + ey * ey), 0), 1)
      const dx = wx - ex * share
      const dy = wy - ey * share
      nearest = Math.min(nearest, dx * dx + dy * dy)
    }
    return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest)
  }
}

/**
 * A solid thrown on a wheel: a smooth form through radii at equal heights from 0 to `height`.
 * @returns nearly the distance, quicker than {@link turnedSolid}
 */
export function thrown(
  radii: readonly number[],
  height: number,
): (x: number, y: number, z: number) => number {
  const form = turned(radii)
  const steps = 400
  const table = Float64Array.from({ length: steps + 2 }, (_, step) => form(Math.min(step / steps, 1)))
  return (x, y, z) => {
    const place = Math.min(Math.max(y / height, 0), 1) * steps
    const step = Math.floor(place)
    const radius = table[step]! + (table[step + 1]! - table[step]!) * (place - step)
    const aside = (Math.sqrt(x * x + z * z) - radius) * 0.78
    return Math.max(aside, y - height, -y)
  }
}
