import { clamp, dimmed, hex, mix } from '../kit/colour.ts'
import type { Painting } from '../kit/paint.ts'
import { hills, layered } from '../kit/relief.ts'
import { drum, egg } from '../kit/solids.ts'
import { photograph, type Scene, type Surface } from '../kit/studio.ts'
import { BRASS, carton, cartonSurface, MINT } from './materials.ts'

const CLOTH = hex('#1a3329')
const WASHED = hex('#3a5146')
const BAND = hex('#d9d2c0')

const fine = hills(53)
const wash = layered(hills(8), 4)
const fold = layered(hills(27), 2)

/** Half the width of the crown, its height, half its depth. */
const [WIDE, HIGH, DEEP] = [4.5, 4.9, 5.2]
const PANELS = 6

/** Height over the head, as a share of the crown. */
const crownOutside = (x: number, y: number, z: number): number => {
  const lean = z - 0.1 * y
  // Fuller than an egg below, so that it stands upright over its edge.
  const squeeze = 1 + 0.03 * clamp(1 - y / 2)
  return egg(x / squeeze, y - 0.5, lean / squeeze, WIDE, HIGH - 0.5, DEEP) * 0.86
}

/** The crown is a shell, open below, with an arch cut out at the back over the strap. */
function crown(x: number, y: number, z: number): number {
  const out = crownOutside(x, y, z)
  if (out > 1) return out
  const shell = Math.max(Math.abs(out + 0.1) - 0.1, -y)
  if (z > -2) return shell
  const arch = Math.sqrt(x * x + Math.max(y - 0.4, 0) ** 2 * 1.1) - 1.75
  return Math.max(shell, -arch)
}

/** The strap across the arch. */
const strap = (x: number, y: number, z: number): number =>
  z > -2
    ? 9
    : Math.max(Math.abs(crownOutside(x, y, z) + 0.02) - 0.09, Math.abs(y - 0.62) - 0.42, Math.abs(x) - 3)
const buckle = (x: number, y: number, z: number): number =>
  z > -2
    ? 9
    : Math.max(
        Math.abs(crownOutside(x, y, z) - 0.12) - 0.09,
        Math.abs(y - 0.62) - 0.56,
        Math.abs(x - 0.9) - 0.42,
      )

/** The visor: a crescent before the crown, bent over the brow. */
function visor(x: number, y: number, z: number): number {
  const bent = y - 0.86 + 0.026 * x * x + (z - 4) * 0.05
  const plan = Math.max(Math.sqrt((x / 0.98) ** 2 + ((z - 3.6) / 1.06) ** 2) - 4.75, 1 - z)
  const inner = Math.sqrt((x / (WIDE - 0.45)) ** 2 + (z / (DEEP - 0.45)) ** 2) - 1
  const flat = Math.max(plan, -inner * 4)
  return (
    (Math.sqrt(Math.max(flat, 0) ** 2 + Math.max(Math.abs(bent) - 0.06, 0) ** 2) +
      Math.min(Math.max(flat, Math.abs(bent) - 0.06), 0) -
      0.07) *
    0.85
  )
}

const knob = (x: number, y: number, z: number): number => drum(x, y - HIGH + 0.02, z - 0.45, 0.36, 0.16, 0.14)

const fabric = (x: number, y: number, z: number): number =>
  Math.min(crown(x, y, z), visor(x, y, z), knob(x, y, z), strap(x, y, z))
const cap = (x: number, y: number, z: number): number => Math.min(fabric(x, y, z), buckle(x, y, z))

/** Distance along the skin from the nearest seam between two panels. */
function seam(x: number, z: number): number {
  const sector = (Math.PI * 2) / PANELS
  const turn = Math.atan2(x, z - 0.4) + sector / 2
  const out = Math.sqrt(x * x + (z - 0.4) ** 2)
  return Math.abs(turn - sector / 2 - Math.round((turn - sector / 2) / sector) * sector) * out
}

/** The meridian embroidered in front: one line, a little aside, bent like a meridian on a globe. */
const stitched = (x: number, y: number, z: number): number =>
  z < 1 || y < 1.0 || y > 4.1 || visor(x, y, z) < 0.02
    ? 9
    : Math.abs(x + 0.15 + 0.75 * Math.cos(((y - 1) / 3.1 - 0.5) * Math.PI)) - 0.055

function surface(x: number, y: number, z: number): Surface {
  if (buckle(x, y, z) < fabric(x, y, z)) return { colour: BRASS, rough: 0.25, metal: 1 }
  if (stitched(x, y, z) < 0)
    return { colour: dimmed(MINT, 0.9 + 0.25 * Math.sin(y * 46 + x * 12)), rough: 0.7, coat: 0.03, soft: 0.2 }
  const onVisor = visor(x, y, z) < crown(x, y, z)
  const inside = !onVisor && crownOutside(x, y, z) < -0.12
  if (inside) return { colour: y < 0.9 ? BAND : dimmed(CLOTH, 0.8), rough: 1, coat: 0, soft: 0.2 }
  const faded = clamp(0.4 + wash(x * 0.9 + z * 0.5, y * 1.1 + z * 0.6) * 0.42)
  const near = onVisor ? 9 : seam(x, z)
  const worn = near < 0.12 ? 0.35 : 0
  const thread = !onVisor && Math.abs(near - 0.2) < 0.028 && Math.sin(y * 24) > -0.2
  const colour = dimmed(mix(CLOTH, WASHED, clamp(faded + worn)), 1 + fine(x * 19, y * 19 + z * 13) * 0.16)
  return { colour: thread ? mix(colour, WASHED, 0.7) : colour, rough: 1, coat: 0, soft: 0.22 }
}

/** Twill, seams, stitches, and the folds of washed cotton. */
function grain(x: number, y: number, z: number): number {
  if (buckle(x, y, z) < 0.02) return 0
  const stitch = stitched(x, y, z)
  if (stitch < 0.05) return 0.05 * clamp(-stitch * 14 + 0.4) + 0.012 * Math.sin(y * 46 + x * 12)
  if (visor(x, y, z) < 0.05) {
    const rows = Math.sqrt((x / 0.98) ** 2 + ((z - 3.6) / 1.06) ** 2) + 0.2
    const aside = (rows / 0.55 - Math.round(rows / 0.55)) / 0.07
    return -0.012 * Math.exp(-aside * aside) + Math.sin((x + z * 1.6) * 60) * 0.0014
  }
  const near = seam(x, z)
  const twill = Math.sin((Math.atan2(x, z) * 4.8 + y * 1.1) * 74) * 0.0016 * clamp((HIGH - y) / 2)
  return twill - 0.05 * Math.exp(-((near / 0.05) ** 2)) + fold(x * 0.8 + z * 0.4, y * 0.9) * 0.04
}

const scene = (camera: Scene['camera'], parts: Partial<Scene> = {}): Painting =>
  photograph({ distance: cap, surface, grain, holds: [0, 2.2, 1.6, 7.6], camera, ...parts })

/** The cap from the front, a little from the side. */
export const capFront = (): Painting => scene({ from: [-13, 9, 25], at: [0.4, 1.9, 1.4], angle: 22 })
/** From its side. */
export const capSide = (): Painting => scene({ from: [-28, 8, 7], at: [0, 2, 1.6], angle: 21 })
/** The strap at the back and its buckle. */
export const capBack = (): Painting => scene({ from: [9, 8, -25], at: [-0.2, 1.9, 0], angle: 21 })
/** The embroidered meridian. */
export const capDetail = (): Painting => scene({ from: [-6, 7, 19], at: [-0.2, 2.3, 3], angle: 16 })

/** With the carton it comes in. */
export function capPackaging(): Painting {
  const [bx, bz, a, b, c] = [-8.4, -4.4, 6, 3.6, 6] as const
  const u = (x: number, z: number) => (x - bx) * 0.95 - (z - bz) * 0.31
  const w = (x: number, z: number) => (z - bz) * 0.95 + (x - bx) * 0.31
  const box = (x: number, y: number, z: number) => carton(u(x, z), y, w(x, z), a, b, c)
  return scene(
    { from: [-4, 15, 38], at: [-2.6, 2.4, 0], angle: 24 },
    {
      distance: (x, y, z) => Math.min(cap(x, y, z), box(x, y, z)),
      surface: (x, y, z) =>
        box(x, y, z) < cap(x, y, z) ? cartonSurface(u(x, z), y, w(x, z), a, b) : surface(x, y, z),
      grain: (x, y, z) => (cap(x, y, z) < 0.1 ? grain(x, y, z) : 0),
      holds: [-4, 3, -1, 14],
    },
  )
}
