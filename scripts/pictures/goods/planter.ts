import { dimmed, hex, mix } from '../kit/colour.ts'
import type { Painting } from '../kit/paint.ts'
import { hills, layered } from '../kit/relief.ts'
import { drum, egg, turnedSolid } from '../kit/solids.ts'
import { photograph, type Scene, type Surface } from '../kit/studio.ts'
import { carton, cartonSurface } from './materials.ts'

const CONCRETE = hex('#b4b1aa')
const CORK = hex('#b08d66')
const CORK_DARK = hex('#74533a')
const SOIL = hex('#33271f')
const LEAF = hex('#7fa58a')
const LEAF_TIP = hex('#b5838a')
const HEART = hex('#b9d0ac')

const speckle = layered(hills(3), 4)
const fine = hills(17)

/** Height of the cork foot, of the pot, and of the soil in it. */
const [FOOT, RIM, FILLED] = [0.8, 6.6, 5.7]

const pot = turnedSolid([
  [0, FOOT],
  [2.75, FOOT],
  [2.95, FOOT + 0.18],
  [3.5, RIM - 0.14],
  [3.4, RIM],
  [3.02, RIM],
  [2.92, RIM - 0.12],
  [2.85, FILLED - 0.4],
  [0, FILLED - 0.4],
])

/** The pot, with flutes like meridians that run out towards the rim. */
function body(x: number, y: number, z: number): number {
  const near = pot(x, y, z)
  if (near > 0.4) return near - 0.03
  const flutes = Math.max(Math.sin((RIM - 0.5 - y) * 0.54), 0) * (y < RIM - 0.7 ? 1 : 0)
  return (
    (near + (0.035 - 0.05 * Math.abs(Math.cos(Math.atan2(z, x) * 16))) * Math.min(flutes * 3, 1)) * 0.85 -
    0.03
  )
}

const foot = (x: number, y: number, z: number): number => drum(x, y - FOOT / 2, z, 2.85, FOOT / 2, 0.08)
const soil = (x: number, y: number, z: number): number =>
  drum(x, y - FILLED + 0.5, z, 2.9, 0.5 + speckle(x * 1.4, z * 1.4) * 0.09, 0.05)

/** Rings of leaves from the outermost inwards: how many, how long, how steep, and where they start. */
const RINGS = [
  [9, 3.5, 0.2, 0.1],
  [9, 3.05, 0.46, 0.5],
  [8, 2.5, 0.78, 0.2],
  [7, 1.9, 1.06, 0.7],
  [5, 1.3, 1.28, 0.4],
].map(([count = 1, length = 1, steep = 0, start = 0]) => ({
  sector: (Math.PI * 2) / count,
  length,
  level: Math.cos(steep),
  rise: Math.sin(steep),
  start,
}))

/** A succulent: leaves in rings around its heart. */
function plant(x: number, y: number, z: number): number {
  const middle = y - FILLED - 0.35
  const around = Math.sqrt(x * x + middle * middle + z * z)
  if (around > 4.4) return around - 3.9
  const turn = Math.atan2(z, x)
  const out = Math.sqrt(x * x + z * z)
  let nearest = egg(x, middle - 0.7, z, 0.45, 0.7, 0.45)
  for (let index = 0; index < RINGS.length; index++) {
    const { sector, length, level, rise, start } = RINGS[index]!
    const leaf = Math.round((turn - start) / sector)
    const aside = turn - start - leaf * sector
    const along = out * Math.cos(aside)
    const across = out * Math.sin(aside)
    const u = along * level + middle * rise
    const v = middle * level - along * rise
    // Leaves curl up at the end and are hollow along the middle.
    const w = v - 0.035 * u * u + 0.25 * across * across - 0.02
    const wide = length * 0.3 * (0.72 + 0.28 * Math.min(u / (length * 0.66), 1))
    nearest = Math.min(nearest, egg(u - length * 0.52, w, across, length * 0.5, 0.26, wide) * 0.72)
  }
  return nearest
}

const planted = (x: number, y: number, z: number): number =>
  Math.min(body(x, y, z), foot(x, y, z), soil(x, y, z), plant(x, y, z))

/** For shadows on the table: the plant as one round thing. */
const shade = (x: number, y: number, z: number): number =>
  Math.min(body(x, y, z), foot(x, y, z), egg(x, y - FILLED - 0.9, z, 3.6, 1.5, 3.6))

function surface(x: number, y: number, z: number): Surface {
  const [pots, corks, soils, plants] = [body(x, y, z), foot(x, y, z), soil(x, y, z), plant(x, y, z)]
  const nearest = Math.min(pots, corks, soils, plants)
  if (nearest === plants) {
    const out = Math.hypot(x, z)
    const tip = Math.min(Math.max((Math.hypot(out, y - FILLED - 0.3) - 2.5) / 1.3, 0), 1)
    return {
      colour: mix(mix(HEART, LEAF, Math.min(out / 1.7, 1)), LEAF_TIP, tip * tip * 0.75),
      rough: 0.55,
      coat: 0.03,
      soft: 0.35,
    }
  }
  if (nearest === soils) return { colour: dimmed(SOIL, 1 + speckle(x * 3, z * 3)), rough: 1, coat: 0 }
  if (nearest === corks)
    return {
      colour: mix(CORK, CORK_DARK, Math.max(fine(Math.atan2(z, x) * 16, y * 5.5 + x) * 1.1 - 0.1, 0)),
      rough: 1,
      coat: 0,
    }
  const pores = y < RIM - 0.25 && fine(Math.atan2(z, x) * 26, y * 7.5) > 0.66 ? 0.7 : 1
  return {
    colour: dimmed(CONCRETE, (1 + speckle(Math.atan2(z, x) * 3, y * 0.9) * 0.14) * pores),
    rough: 0.9,
    coat: 0.01,
  }
}

const grain = (x: number, y: number, z: number): number =>
  y > RIM - 0.6 ? 0 : fine(Math.atan2(z, x) * 30, y * 9) * 0.005

const scene = (camera: Scene['camera']): Scene => ({
  distance: planted,
  shade,
  surface,
  grain,
  holds: [0, 4.6, 0, 6],
  camera,
})

/** The planter with its plant, from the front. */
export const planterFront = (): Painting =>
  photograph(scene({ from: [2, 11, 30], at: [0.6, 3.9, 0], angle: 20 }))
/** From above, into the plant. */
export const planterAbove = (): Painting =>
  photograph(scene({ from: [-6, 24, 14], at: [0.6, 4.6, 0], angle: 24 }))
/** The foot of cork under the cast concrete. */
export const planterDetail = (): Painting =>
  photograph(scene({ from: [-9, 6, 17], at: [0.9, 2.2, 0], angle: 17 }))

/** Three of them in a row, as on a window sill. */
export function plantersTogether(): Painting {
  const near = (x: number) => x - 8.6 * Math.round(Math.max(Math.min(x / 8.6, 1), -1))
  const turn = (x: number, z: number): readonly [number, number] => {
    const angle = Math.round(Math.max(Math.min(x / 8.6, 1), -1)) * 0.9
    const u = near(x)
    return [u * Math.cos(angle) - z * Math.sin(angle), z * Math.cos(angle) + u * Math.sin(angle)]
  }
  return photograph({
    distance: (x, y, z) => {
      const [u, w] = turn(x, z)
      return planted(u, y, w)
    },
    shade: (x, y, z) => shade(near(x), y, z),
    surface: (x, y, z) => {
      const [u, w] = turn(x, z)
      return surface(u, y, w)
    },
    grain: (x, y, z) => grain(...([turn(x, z)[0], y, turn(x, z)[1]] as const)),
    holds: [0, 4.6, 0, 13.6],
    camera: { from: [-15, 13, 36], at: [-1, 3.4, 0], angle: 29 },
  })
}

/** With the carton it comes in. */
export function planterPackaging(): Painting {
  const [bx, bz, a, b] = [-7.2, -3.2, 4.4, 4.4] as const
  const u = (x: number, z: number) => (x - bx) * 0.93 - (z - bz) * 0.37
  const w = (x: number, z: number) => (z - bz) * 0.93 + (x - bx) * 0.37
  const box = (x: number, y: number, z: number) => carton(u(x, z), y, w(x, z), a, b, a)
  return photograph({
    distance: (x, y, z) => Math.min(planted(x, y, z), box(x, y, z)),
    shade: (x, y, z) => Math.min(shade(x, y, z), box(x, y, z)),
    surface: (x, y, z) =>
      box(x, y, z) < planted(x, y, z) ? cartonSurface(u(x, z), y, w(x, z), a, b) : surface(x, y, z),
    grain: (x, y, z) => (planted(x, y, z) < 0.1 ? grain(x, y, z) : 0),
    holds: [-3.4, 4.6, -1, 11.5],
    camera: { from: [0, 14, 38], at: [-2.6, 4, 0], angle: 24 },
  })
}
