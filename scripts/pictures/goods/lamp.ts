import { dimmed, hex } from '../kit/colour.ts'
import type { Painting } from '../kit/paint.ts'
import { hills } from '../kit/relief.ts'
import { block, drum, ring, rod } from '../kit/solids.ts'
import { photograph, type Scene, type Surface, type Vector } from '../kit/studio.ts'
import { GREEN, weave } from './materials.ts'

const ALUMINIUM = hex('#c9cac8')
const DARK = hex('#23282a')
const WARM = hex('#ffcf8a')
const PAPER = hex('#efe8d9')

const fine = hills(91)

/** The joints of the arm: foot, elbow, and where the head hangs. */
const FOOT: Vector = [3.2, 0.7, 0]
const ELBOW: Vector = [5.2, 9.6, 0]
const WRIST: Vector = [-2.6, 12.4, 0]
const HEAD: Vector = [-4.2, 12, 0]

const base = (x: number, y: number, z: number): number => drum(x - 3.2, y - 0.3, z, 3, 0.3, 0.12)
const arm = (x: number, y: number, z: number): number =>
  Math.min(rod(x, y, z, FOOT, ELBOW, 0.2), rod(x, y, z, ELBOW, WRIST, 0.17))

/** Joints: short drums that lie across the arm. */
const joints = (x: number, y: number, z: number): number =>
  Math.min(
    drum(x - ELBOW[0], z, y - ELBOW[1], 0.52, 0.36, 0.08),
    drum(x - WRIST[0], z, y - WRIST[1], 0.4, 0.3, 0.08),
    drum(x - FOOT[0], z, y - FOOT[1] - 0.1, 0.5, 0.4, 0.08),
  )

const head = (x: number, y: number, z: number): number =>
  Math.min(
    block(x - HEAD[0], y - HEAD[1] + (x - HEAD[0]) * -0.06, z, 3, 0.24, 1.15, 0.2),
    rod(x, y, z, WRIST, [HEAD[0] + 1, HEAD[1] + 0.1, 0], 0.16),
  )

/** The clip that holds the cable on the lower arm, and the cable. */
const clip = (x: number, y: number, z: number): number => ring(x - 4.32, (y - 5.6) * 0.97, z, 0.36, 0.11)
const cable = (x: number, y: number, z: number): number =>
  Math.min(
    rod(x, y, z, [4.2, 5.6, -0.42], [5, 9.4, -0.4], 0.08),
    rod(x, y, z, [4.2, 5.6, -0.42], [3.9, 0.5, -0.6], 0.08),
    rod(x, y, z, [3.9, 0.12, -3], [3.9, 0.5, -0.6], 0.08),
    rod(x, y, z, [3.9, 0.12, -3], [9, 0.12, -5.5], 0.08),
  )

const lamp = (x: number, y: number, z: number): number =>
  Math.min(base(x, y, z), arm(x, y, z), joints(x, y, z), head(x, y, z), clip(x, y, z), cable(x, y, z))

function lampSurface(x: number, y: number, z: number, normal: Vector): Surface {
  if (cable(x, y, z) < 0.02) return { colour: dimmed(GREEN, 1.3), rough: 0.9, coat: 0.01 }
  if (clip(x, y, z) < 0.02 || joints(x, y, z) < 0.02)
    return { colour: DARK, rough: 0.35, metal: 0.4, coat: 0.04 }
  const under = normal[1] < -0.75 && head(x, y, z) < 0.03 && Math.abs(z) < 0.92 && Math.abs(x - HEAD[0]) < 2.7
  if (under) return { colour: WARM, rough: 1, coat: 0, glow: dimmed(WARM, 3.2) }
  return { colour: ALUMINIUM, rough: 0.34, metal: 0.9, coat: 0.05 }
}

const light = (strength: number, studio: number): Scene['lamp'] => ({
  at: [HEAD[0], HEAD[1] - 0.7, 0],
  light: dimmed(hex('#ffc27c'), strength),
  studio,
})

/** The lamp, lit, in a dim studio. */
export const lampFront = (): Painting =>
  photograph({
    distance: lamp,
    surface: lampSurface,
    holds: [0.4, 6, -0.4, 10.4],
    camera: { from: [-13, 7, 41], at: [0.3, 6.2, 0], angle: 22 },
    lamp: light(150, 0.6),
  })

/** At night, over an open notebook. */
export function lampInUse(): Painting {
  const sheet = (x: number, y: number, z: number) => {
    const side = Math.abs(x + 4.4) - 2.15
    return (
      block(
        side,
        y - 0.28 - 0.1 * Math.sin(Math.min(Math.abs(side + 2.15) * 0.75, Math.PI)),
        z - 1.2,
        2.1,
        0.2,
        3,
        0.06,
      ) * 0.9
    )
  }
  const cover = (x: number, y: number, z: number) => block(x + 4.4, y - 0.06, z - 1.2, 4.45, 0.06, 3.2, 0.05)
  const book = (x: number, y: number, z: number) => Math.min(sheet(x, y, z), cover(x, y, z))
  return photograph({
    distance: (x, y, z) => Math.min(lamp(x, y, z), book(x, y, z)),
    surface: (x, y, z, normal) => {
      if (lamp(x, y, z) < book(x, y, z)) return lampSurface(x, y, z, normal)
      if (cover(x, y, z) < sheet(x, y, z)) return { colour: GREEN, rough: 0.9, coat: 0.01 }
      const row = (z - 1.2) / 0.42
      const ruled =
        Math.abs(row - Math.round(row)) < 0.045 &&
        Math.abs(Math.abs(x + 4.4) - 2.15) < 1.8 &&
        Math.abs(z - 1.2) < 2.6
      const written = ruled ? 0.62 : 1
      return { colour: dimmed(PAPER, written * (1 + fine(x * 8, z * 8) * 0.02)), rough: 1, coat: 0 }
    },
    grain: (x, y, z) => (cover(x, y, z) < 0.02 ? weave(x, z, 20) * 0.004 : 0),
    holds: [-0.6, 6, 0, 11],
    camera: { from: [-17, 9.4, 33], at: [-1, 5.6, 0.4], angle: 25 },
    table: hex('#8f8a80'),
    lamp: light(230, 0.16),
  })
}
