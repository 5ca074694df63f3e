import { clamp, dimmed, hex, mix, type Colour } from '../kit/colour.ts'
import type { Painting } from '../kit/paint.ts'
import { hills } from '../kit/relief.ts'
import { block, rod } from '../kit/solids.ts'
import { photograph, type Scene, type Surface, type Vector } from '../kit/studio.ts'
import { brass, BRASS, GREEN, weave } from './materials.ts'

const fine = hills(44)
const ETCHED = hex('#5a3a14')
const CARD = hex('#f0eadc')
const PAGES = hex('#efe6d2')
const CLOTH = hex('#5b3038')

/** Half the length and width of the plate, and half its thickness. */
const [LONG, WIDE, THIN] = [6, 1.55, 0.045]

/** The plate, a little bowed as thin sheet is: u across, v along, w upwards; with a hole near one end. */
function plate(u: number, v: number, w: number): number {
  const bow = w - 0.013 * v * v
  const corner = 0.45
  const du = Math.max(Math.abs(u) - WIDE + corner, 0)
  const dv = Math.max(Math.abs(v) - LONG + corner, 0)
  const plan = Math.max(Math.sqrt(du * du + dv * dv) - corner, 0.34 - Math.sqrt(u * u + (v + 5.25) ** 2))
  const aside = Math.max(plan, 0)
  const above = Math.max(Math.abs(bow) - THIN, 0)
  return (
    Math.sqrt(aside * aside + above * above) * 0.92 +
    Math.min(Math.max(plan, Math.abs(bow) - THIN), 0) -
    0.012
  )
}

/** The etched graticule: meridians that meet beyond both ends, and parallels between them. */
function isEtched(u: number, v: number): boolean {
  if (v < -4.5 || v > 5.6 || Math.abs(u) > WIDE - 0.12) return false
  const latitude = (v - 0.55) / 5.6
  const width = Math.cos(latitude * 1.25)
  const longitude = u / (WIDE * 1.02) / width
  const step = longitude * 4
  const meridian = Math.abs(step - Math.round(step)) * (WIDE / 4) * width
  const row = latitude * 7
  const parallel = Math.abs(row - Math.round(row)) * (5.6 / 7)
  const prime = Math.abs(longitude + 0.25) * WIDE * width < 0.05
  return prime || (Math.abs(longitude) < 1.001 && (meridian < 0.02 || parallel < 0.02))
}

const plateSurface = (u: number, v: number): Surface =>
  isEtched(u, v) ? { colour: ETCHED, rough: 0.6, metal: 0.6 } : brass(-0.06 + fine(u * 26, v * 0.8) * 0.04)

/** Brushed along its length. */
const brushed = (u: number, v: number): number =>
  fine(u * 40, v * 1.2) * 0.0007 - (isEtched(u, v) ? 0.012 : 0)

/** A cord through the hole and its tassel, over the table beside the plate. */
const CORD: readonly Vector[] = [
  [0, 0.44, -5.25],
  [0.2, 0.52, -6.1],
  [0.8, 0.16, -7.2],
  [1.9, 0.14, -7.7],
]
const TASSEL: readonly Vector[] = [
  [2, 0.26, -7.75],
  [4.6, 0.3, -7.2],
]
function cord(x: number, y: number, z: number): number {
  let nearest = Infinity
  for (let index = 1; index < CORD.length; index++) {
    nearest = Math.min(nearest, rod(x, y, z, CORD[index - 1]!, CORD[index]!, 0.085))
  }
  const threads = 0.05 * Math.sin(Math.atan2(y - 0.28, z + 7.5 - (x - 2) * 0.2) * 11)
  return Math.min(nearest, (rod(x, y, z, TASSEL[0]!, TASSEL[1]!, 0.24 + 0.03 * (x - 2)) + threads) * 0.7)
}

const lying = (x: number, y: number, z: number): number => Math.min(plate(x, z, y - 0.07), cord(x, y, z))
const lyingSurface = (x: number, y: number, z: number): Surface =>
  cord(x, y, z) < plate(x, z, y - 0.07)
    ? { colour: dimmed(GREEN, 1.5), rough: 1, coat: 0, soft: 0.3 }
    : plateSurface(x, z)

const scene = (camera: Scene['camera'], parts: Partial<Scene> = {}): Painting =>
  photograph({
    distance: lying,
    surface: lyingSurface,
    grain: (x, y, z) => (y < 0.6 && Math.abs(x) < WIDE ? brushed(x, z) : 0),
    holds: [0.6, 0.3, -0.6, 8],
    camera,
    ...parts,
  })

/** The bookmark on the table, its cord laid beside it. */
export const bookmarkFront = (): Painting => scene({ from: [13, 17, 6.8], at: [1, 0, -1.3], angle: 30 })

/** The etching near the rounded end. */
export const bookmarkDetail = (): Painting => scene({ from: [7.4, 9.4, 5.2], at: [0.1, 0, 2.8], angle: 22 })

/** Between the pages of a closed book. */
export function bookmarkInUse(): Painting {
  const [half, thick, deep] = [5.2, 1.3, 7]
  const cover = (x: number, y: number, z: number) =>
    Math.min(
      block(x, y - 0.14, z, half, 0.14, deep, 0.06),
      block(x, y - 2 * thick - 0.1, z, half, 0.14, deep, 0.06),
      block(x + half, y - thick, z, 0.22, thick + 0.2, deep, 0.2),
    )
  const paper = (x: number, y: number, z: number) =>
    block(x - 0.1, y - thick, z, half - 0.35, thick - 0.12, deep - 0.3, 0.05)
  const mark = (x: number, y: number, z: number) => plate(z - 1.4, x - 3.4, y - 0.9 + 0.02 * (x - 3.4))
  const book = (x: number, y: number, z: number) => Math.min(cover(x, y, z), paper(x, y, z))
  const leaves = (y: number): Colour => dimmed(PAGES, 0.9 + 0.1 * Math.sin(y * 46))
  return scene(
    { from: [21, 13, 17], at: [2.6, 1.2, 0.6], angle: 26 },
    {
      distance: (x, y, z) => Math.min(book(x, y, z), mark(x, y, z)),
      surface: (x, y, z) => {
        if (mark(x, y, z) < book(x, y, z)) return plateSurface(z - 1.4, x - 3.4)
        if (paper(x, y, z) < cover(x, y, z)) return { colour: leaves(y), rough: 1, coat: 0 }
        return { colour: CLOTH, rough: 0.9, coat: 0.01, soft: 0.1 }
      },
      grain: (x, y, z) => (cover(x, y, z) < 0.05 ? weave(x, z, 22) * 0.008 : 0),
      holds: [1.8, 1.5, 0, 10.6],
    },
  )
}

/** On the card it is sold on. */
export function bookmarkPackaging(): Painting {
  const card = (x: number, y: number, z: number) => block(x, y - 0.06, z, 2.9, 0.06, 7.6, 0.02)
  const mark = (x: number, y: number, z: number) => plate(x, z, y - 0.2)
  return scene(
    { from: [11, 21, 10], at: [0.2, 0, 0.6], angle: 33 },
    {
      distance: (x, y, z) => Math.min(card(x, y, z), mark(x, y, z)),
      surface: (x, y, z) => {
        if (mark(x, y, z) < card(x, y, z)) return plateSurface(x, z)
        const band = z > 5.1
        const line = Math.abs(z - 4.9) < 0.04
        return {
          colour: band ? GREEN : line ? BRASS : mix(CARD, GREEN, clamp(fine(x * 9, z * 9) * 0.05)),
          rough: 0.9,
          coat: 0.01,
        }
      },
      holds: [0, 0.3, 0, 8.3],
    },
  )
}
