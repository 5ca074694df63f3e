import { clamp, hex, mix } from '../kit/colour.ts'
import type { Painting } from '../kit/paint.ts'
import { hills, layered } from '../kit/relief.ts'
import { carved, drum, thrown } from '../kit/solids.ts'
import { photograph, type Scene, type Surface } from '../kit/studio.ts'
import { carton, cartonSurface, cedar } from './materials.ts'

const CLAY = hex('#c08e6c')
const CLAY_LIGHT = hex('#cfa687')
const IRON = hex('#6b3f29')
const AMBER = hex('#4a1f08')
const LABEL = hex('#efe9dc')

const fine = hills(29)
const cloud = layered(hills(6), 4)

const jar = thrown([3.1, 4.25, 4.6, 4.72, 4.6, 4.2, 3.5, 2.6, 1.95, 1.7, 1.72, 1.95], 10.4)
const body = (x: number, y: number, z: number): number =>
  carved(jar(x, y, z), drum(x, y - 10, z, 1.32, 1.6, 0.1), 0.12) - 0.05

/** The lid from its underside upwards: a stopper, and a knob one can grasp. */
function lid(x: number, y: number, z: number): number {
  const knob = drum(x, y - 1.7, z, 1.95, 1.35, 0.32)
  const groove = drum(x, y - 0.72, z, 3, 0.045, 0.02)
  return Math.min(
    carved(knob, -groove < -2 ? 2 : Math.max(groove, 1.85 - Math.sqrt(x * x + z * z)), 0.05),
    drum(x, y, z, 1.25, 0.5, 0.1),
  )
}
const LID = 10.16

const closed = (x: number, y: number, z: number): number => Math.min(body(x, y, z), lid(x, y - LID, z))

const claySurface = (x: number, y: number, z: number): Surface => {
  const turn = Math.atan2(z, x)
  const speck = fine(turn * 24, y * 5.6) > 0.74
  const colour = mix(CLAY, CLAY_LIGHT, clamp(0.45 + cloud(turn * 1.3, y * 0.5) * 0.7))
  return { colour: speck ? mix(colour, IRON, 0.55) : colour, rough: 0.95, coat: 0.008 }
}

const closedSurface = (x: number, y: number, z: number): Surface =>
  lid(x, y - LID, z) < body(x, y, z)
    ? { colour: cedar(y, x, z), rough: 0.6, coat: 0.03 }
    : claySurface(x, y, z)

/** Rings of the thrower's fingers, and the tooth of bare clay. */
function grain(x: number, y: number, z: number): number {
  if (y > 10.5) return 0
  const turn = Math.atan2(z, x)
  return Math.sin(y * 7.5 + turn * 0.6 + cloud(turn, y * 0.3) * 2) * 0.009 + fine(turn * 34, y * 8) * 0.0045
}

const scene = (camera: Scene['camera'], parts: Partial<Scene> = {}): Painting =>
  photograph({ distance: closed, surface: closedSurface, grain, holds: [0, 6.9, 0, 8.6], camera, ...parts })

/** The diffuser with its lid on. */
export const diffuserFront = (): Painting => scene({ from: [3, 11, 42], at: [0.8, 6.5, 0], angle: 23 })

/** The join of cedar and bare clay. */
export const diffuserDetail = (): Painting => scene({ from: [-9, 15, 18], at: [0.4, 10.2, 0], angle: 19 })

/** The lid beside the open neck. */
export function diffuserOpen(): Painting {
  const [lx, lz] = [6.9, 3.2]
  const lying = (x: number, y: number, z: number) =>
    lid((x - lx) * 0.9 + (z - lz) * 0.436, (z - lz) * 0.9 - (x - lx) * 0.436 + 1.2, y - 1.95)
  return scene(
    { from: [-7, 19, 35], at: [1.9, 4.8, 0.8], angle: 23 },
    {
      distance: (x, y, z) => Math.min(body(x, y, z), lying(x, y, z)),
      surface: (x, y, z) =>
        lying(x, y, z) < body(x, y, z)
          ? { colour: cedar((z - lz) * 0.9 - (x - lx) * 0.436, x, y), rough: 0.6, coat: 0.03 }
          : claySurface(x, y, z),
      grain: (x, y, z) => (body(x, y, z) < 0.1 ? grain(x, y, z) : 0),
      holds: [2, 5, 1, 9.6],
    },
  )
}

/** Beside a small bottle of oil. */
export function diffuserInUse(): Painting {
  const [bx, bz] = [-6.6, 2.4]
  const glass = (x: number, y: number, z: number) => drum(x - bx, y - 2.1, z - bz, 1.35, 2.1, 0.35)
  const neck = (x: number, y: number, z: number) => drum(x - bx, y - 4.9, z - bz, 0.72, 0.85, 0.1)
  return scene(
    { from: [-5, 12, 40], at: [-1.4, 6.2, 0], angle: 23 },
    {
      distance: (x, y, z) => Math.min(closed(x, y, z), glass(x, y, z), neck(x, y, z)),
      surface: (x, y, z) => {
        const [a, b, c] = [closed(x, y, z), glass(x, y, z), neck(x, y, z)]
        if (a < b && a < c) return closedSurface(x, y, z)
        if (c < b) return { colour: hex('#1a1917'), rough: 0.4, coat: 0.05 }
        const label = y > 0.9 && y < 2.9
        return label
          ? { colour: Math.abs(y - 1.3) < 0.07 ? hex('#2f6f59') : LABEL, rough: 0.8, coat: 0.02 }
          : { colour: AMBER, rough: 0.08, coat: 0.09 }
      },
      grain: (x, y, z) => (closed(x, y, z) < 0.1 ? grain(x, y, z) : 0),
      holds: [-1.5, 6.5, 0, 9.6],
    },
  )
}

/** With the carton it comes in. */
export function diffuserPackaging(): Painting {
  const [bx, bz, a, b, c] = [-7.6, -2.6, 5, 7.4, 5] as const
  const turned = (x: number, z: number): readonly [number, number] => [
    (x - bx) * 0.94 - (z - bz) * 0.34,
    (z - bz) * 0.94 + (x - bx) * 0.34,
  ]
  const box = (x: number, y: number, z: number) => {
    const [u, w] = turned(x, z)
    return carton(u, y, w, a, b, c)
  }
  return scene(
    { from: [1, 14, 50], at: [-2.2, 6.8, 0], angle: 24 },
    {
      distance: (x, y, z) => Math.min(closed(x, y, z), box(x, y, z)),
      surface: (x, y, z) => {
        const [u, w] = turned(x, z)
        return box(x, y, z) < closed(x, y, z) ? cartonSurface(u, y, w, a, b) : closedSurface(x, y, z)
      },
      grain: (x, y, z) => (closed(x, y, z) < 0.1 ? grain(x, y, z) : 0),
      holds: [-3.6, 7, -1, 13],
    },
  )
}
