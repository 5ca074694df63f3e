import { dimmed, hex, mix, type Colour } from '../kit/colour.ts'
import { hills, layered } from '../kit/relief.ts'
import { block } from '../kit/solids.ts'
import type { Surface } from '../kit/studio.ts'

const fine = hills(71)
const cloud = layered(hills(15), 3)

export const GREEN = hex('#14382c')
export const MINT = hex('#6fdcb0')
export const BRASS = hex('#d9a654')
const KRAFT = hex('#c09a6c')
const PAPER = hex('#f1ece0')

/** Brass, brushed; `worn` makes it rougher. */
export const brass = (worn = 0): Surface => ({ colour: BRASS, rough: 0.2 + worn, metal: 1 })

/** Cedar, its rings around an axis: `along` runs with the grain, `a` and `b` across it. */
export function cedar(along: number, a: number, b: number): Colour {
  const rings = Math.sqrt((a + 5) ** 2 + (b - 2) ** 2) * 2.3 + cloud(along * 0.22, a * 0.4) * 1.3
  const share = rings - Math.floor(rings)
  const late = share ** 3 * 0.75
  const streak = fine(along * 0.7, a * 9 + b * 7) * 0.1
  return dimmed(mix(hex('#b5774b'), hex('#7d4428'), late), 1 + streak)
}

/** Woven cloth: how far its threads rise at a place on it. */
export const weave = (u: number, v: number, threads: number): number => {
  const over = Math.sin(u * threads) * Math.sin(v * threads)
  return over * 0.5 + fine(u * 3, v * 3) * 0.35
}

/** A carton with a green band and a lid that closes over it, standing at the origin; half its sides. */
export function carton(x: number, y: number, z: number, a: number, b: number, c: number): number {
  const box = block(x, y - b, z, a, b, c, 0.05)
  const lid = block(x, y - b * 1.5, z, a + 0.07, b * 0.5 + 0.03, c + 0.07, 0.06)
  return Math.min(box, lid)
}

/** What a carton is made of: board, a paper band around it, and on it the mark of a meridian. */
export function cartonSurface(x: number, y: number, z: number, a: number, b: number): Surface {
  const height = y / (2 * b)
  const band = height > 0.2 && height < 0.44
  const edge = Math.abs(height - 0.2) < 0.006 || Math.abs(height - 0.44) < 0.006
  if (!band) return { colour: dimmed(KRAFT, 1 + fine(x * 6 + z * 3, y * 14) * 0.07), rough: 0.9, coat: 0.01 }
  const [u, v] = [x / a, (height - 0.32) / 0.085]
  const globe = (u * a) ** 2 + (v * 0.085 * 2 * b) ** 2
  const radius = 0.085 * 2 * b
  const onGlobe = Math.abs(Math.sqrt(globe) - radius) < 0.035
  const meridian =
    globe < radius * radius &&
    Math.abs(u * a + 0.32 * Math.sqrt(Math.max(radius * radius - (v * radius) ** 2, 0))) < 0.045
  if (z > 0 && (onGlobe || meridian)) return { colour: meridian ? MINT : PAPER, rough: 0.8, coat: 0.01 }
  return { colour: dimmed(GREEN, edge ? 0.7 : 1), rough: 0.7, coat: 0.02 }
}
