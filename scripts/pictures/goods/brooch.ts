import { clamp, dimmed, hex, mix } from '../kit/colour.ts'
import type { Painting } from '../kit/paint.ts'
import { hills, layered } from '../kit/relief.ts'
import { block, drum, joined, ring, rod } from '../kit/solids.ts'
import { photograph, type Scene, type Surface, type Vector } from '../kit/studio.ts'
import { brass, GREEN, weave } from './materials.ts'

const RADIUS = 4
const TILT = 0.36
const ENAMEL = hex('#0d4a39')
const ENAMEL_DEEP = hex('#05271f')
const BRIGHT = hex('#49bd8e')
const FELT = hex('#3f3d39')
const CARD = hex('#f0eadc')

const fine = hills(88)
const cloud = layered(hills(2), 3)

/** A domed disc with a raised rim, lying: u and v in its plane, w upwards from its back. */
function disc(u: number, w: number, v: number): number {
  const dome = Math.sqrt(u * u + (w + 8.1) ** 2 + v * v) - 9
  const plate = Math.max(drum(u, w - 0.4, v, RADIUS, 0.9, 0.15), dome)
  return joined(plate, ring(u, w - 0.32, v, RADIUS, 0.26), 0.12)
}

type Part = 'rim' | 'wire' | 'prime' | 'enamel'

/** What lies at a place of the front: a globe in wires, filled with enamel. */
function partAt(u: number, v: number): Part {
  const [a, b] = [u / (RADIUS - 0.2), -v / (RADIUS - 0.2)]
  const away = a * a + b * b
  if (away > 0.965) return 'rim'
  const depth = Math.sqrt(1 - away)
  const up = b * Math.cos(TILT) + depth * Math.sin(TILT)
  const near = depth * Math.cos(TILT) - b * Math.sin(TILT)
  const latitude = (Math.asin(clamp(up, -1, 1)) * 180) / Math.PI
  const longitude = (Math.atan2(a, near) * 180) / Math.PI
  const narrow = Math.cos((latitude * Math.PI) / 180)
  if (Math.abs(longitude + 22) * narrow < 2.6 && latitude > -52) return 'prime'
  const across = longitude + 22
  const meridian = Math.abs(across - Math.round(across / 30) * 30) * narrow
  const parallel = Math.abs(latitude - Math.round(latitude / 30) * 30)
  return (meridian < 1.05 && latitude < 78) || parallel < 1.05 ? 'wire' : 'enamel'
}

function frontSurface(u: number, v: number): Surface {
  const part = partAt(u, v)
  if (part === 'rim' || part === 'wire') return brass(0)
  if (part === 'prime') return { colour: BRIGHT, rough: 0.06, coat: 0.07 }
  return {
    colour: mix(ENAMEL, ENAMEL_DEEP, clamp(0.4 + cloud(u * 0.7, v * 0.7) * 0.6)),
    rough: 0.06,
    coat: 0.08,
  }
}

const wires = (u: number, v: number): number => (partAt(u, v) === 'wire' ? 0.014 : 0)

const scene = (camera: Scene['camera'], parts: Partial<Scene> = {}): Painting =>
  photograph({
    distance: disc,
    surface: (x, _y, z) => frontSurface(x, z),
    grain: (x, _y, z) => wires(x, z),
    holds: [0, 0.4, 0, 4.6],
    camera,
    ...parts,
  })

/** The brooch lying on the table. */
export const broochFront = (): Painting => scene({ from: [0, 17, 11], at: [0.2, 0, 0.1], angle: 31 })
/** Wires, enamel and rim from close by. */
export const broochDetail = (): Painting => scene({ from: [-4.5, 6, 8.5], at: [-0.6, 0.5, 0.8], angle: 26 })

/** Two brooches, one of them turned over: the needle on its back. */
export function broochBack(): Painting {
  const [bx, bz] = [4.9, -1.6]
  const from: Vector = [bx - 2.7, 1.45, bz - 0.6]
  const to: Vector = [bx + 2.7, 1.2, bz - 0.6]
  const back = (x: number, y: number, z: number) =>
    joined(
      drum(x - bx, y - 0.45, z - bz, RADIUS, 0.45, 0.12),
      ring(x - bx, y - 0.45, z - bz, RADIUS, 0.26),
      0.12,
    )
  const pin = (x: number, y: number, z: number) =>
    Math.min(
      rod(x, y, z, from, to, 0.085),
      rod(x, y, z, [from[0], 0.8, from[2]], from, 0.24),
      ring(x - to[0], z - to[2], y - 1.2, 0.26, 0.11),
      rod(x, y, z, [to[0], 0.8, to[2]], [to[0], 1, to[2]], 0.16),
    )
  const first = (x: number, y: number, z: number) => disc(x + 4.1, y, z - 1.4)
  return scene(
    { from: [-2, 20, 19], at: [0.4, 0, -0.1], angle: 27 },
    {
      distance: (x, y, z) => Math.min(first(x, y, z), back(x, y, z), pin(x, y, z)),
      surface: (x, y, z) =>
        first(x, y, z) < Math.min(back(x, y, z), pin(x, y, z)) ? frontSurface(x + 4.1, z - 1.4) : brass(0.12),
      grain: (x, _y, z) => (x < 0.6 ? wires(x + 4.1, z - 1.4) : fine((x - bx) * 12, z * 1.2) * 0.002),
      holds: [0.4, 0.6, 0, 9.4],
    },
  )
}

/** On the felt of a coat. */
export function broochInUse(): Painting {
  const lapel = (x: number, y: number, z: number) => {
    const edge = (x * 0.84 - z * 0.54 + 5.6) * 0.9
    return Math.max(block(x, y + 0.1, z, 40, 0.34, 40, 0.2), -edge) - 0.06
  }
  const coat = (x: number, y: number, z: number) => y + 0.55 - cloud(x * 0.05, z * 0.05) * 0.5
  const cloth = (x: number, y: number, z: number) =>
    Math.min(joined(lapel(x, y, z), coat(x, y, z), 0.1), 9) * 0.9
  const up = (x: number, y: number, z: number) => disc(x, y - 0.3, z)
  return scene(
    { from: [-3, 21, 13], at: [-1, 0.6, 0], angle: 27 },
    {
      distance: (x, y, z) => Math.min(up(x, y - 1, z), cloth(x, y - 1, z)),
      surface: (x, y, z) => {
        if (up(x, y - 1, z) < cloth(x, y - 1, z)) return frontSurface(x, z)
        const seam = Math.abs(x * 0.84 - z * 0.54 + 4.9) < 0.05 && Math.sin((x * 0.54 + z * 0.84) * 7) > -0.3
        return {
          colour: dimmed(FELT, (seam ? 0.6 : 1) * (1 + fine(x * 7, z * 7) * 0.22)),
          rough: 1,
          coat: 0,
          soft: 0.25,
        }
      },
      grain: (x, y, z) =>
        up(x, y - 1, z) < 0.06 ? wires(x, z) : fine(x * 17, z * 21) * 0.016 + weave(x, z, 13) * 0.006,
      holds: [0, 0, 0, 40],
    },
  )
}

/** On its card, in a small box. */
export function broochPackaging(): Painting {
  const tray = (x: number, y: number, z: number) => {
    const box = block(x, y - 1.1, z, 6.2, 1.1, 6.2, 0.1)
    return Math.max(box, -block(x, y - 1.9, z, 5.85, 1.2, 5.85, 0.05))
  }
  const card = (x: number, y: number, z: number) => block(x, y - 0.75, z, 5.8, 0.08, 5.8, 0.03)
  const lidOf = (x: number, y: number, z: number) =>
    block(
      (x - 14.6) * 0.96 - (z + 2.6) * 0.28,
      y - 0.75,
      (z + 2.6) * 0.96 + (x - 14.6) * 0.28,
      6.4,
      0.75,
      6.4,
      0.1,
    )
  const up = (x: number, y: number, z: number) => disc(x, y - 0.85, z)
  return scene(
    { from: [1, 32, 25], at: [6.2, 0, -0.6], angle: 33 },
    {
      distance: (x, y, z) => Math.min(tray(x, y, z), card(x, y, z), up(x, y, z), lidOf(x, y, z)),
      surface: (x, y, z) => {
        const [trays, cards, discs, lids] = [tray(x, y, z), card(x, y, z), up(x, y, z), lidOf(x, y, z)]
        const nearest = Math.min(trays, cards, discs, lids)
        if (nearest === discs) return frontSurface(x, z)
        if (nearest === cards) return { colour: CARD, rough: 0.95, coat: 0.005 }
        return { colour: dimmed(GREEN, 1 + fine(x * 5, z * 5) * 0.05), rough: 0.8, coat: 0.015 }
      },
      grain: (x, y, z) => (up(x, y, z) < 0.06 ? wires(x, z) : 0),
      holds: [6.6, 1, -1, 18],
    },
  )
}
