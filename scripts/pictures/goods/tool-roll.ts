import { dimmed, hex, mix, type Colour } from '../kit/colour.ts'
import type { Painting } from '../kit/paint.ts'
import { hills, layered } from '../kit/relief.ts'
import { block, drum, rod } from '../kit/solids.ts'
import { photograph, type Scene, type Surface } from '../kit/studio.ts'
import { brass, GREEN, MINT, weave } from './materials.ts'

const CANVAS = hex('#5d6a55')
const CANVAS_WORN = hex('#7c8770')
const LEATHER = hex('#7a4524')
const STEEL = hex('#b9bdbf')

const fine = hills(37)
const wash = layered(hills(63), 3)

const canvas = (u: number, v: number): Surface => ({
  colour: dimmed(
    mix(CANVAS, CANVAS_WORN, Math.max(Math.min(0.35 + wash(u * 0.35, v * 0.35) * 0.8, 1), 0)),
    1 + fine(u * 9, v * 9) * 0.08,
  ),
  rough: 1,
  coat: 0.005,
  soft: 0.15,
})
const leather = (u: number, v: number): Surface => ({
  colour: dimmed(LEATHER, 1 + fine(u * 6, v * 6) * 0.18),
  rough: 0.6,
  coat: 0.03,
})
const steel: Surface = { colour: STEEL, rough: 0.22, metal: 1 }

/** The eleven tools and the pen, from left to right: colour of the grip, its width, how far it stands out, and its kind. */
const TOOLS: readonly {
  colour: Colour
  wide: number
  long: number
  kind: 'driver' | 'flat' | 'pliers' | 'pen'
}[] = [
  { colour: hex('#1c4a3a'), wide: 0.42, long: 3.4, kind: 'driver' },
  { colour: hex('#1c4a3a'), wide: 0.38, long: 3, kind: 'driver' },
  { colour: hex('#1c4a3a'), wide: 0.34, long: 2.7, kind: 'driver' },
  { colour: STEEL, wide: 0.4, long: 3.6, kind: 'flat' },
  { colour: STEEL, wide: 0.34, long: 3, kind: 'flat' },
  { colour: hex('#b5482e'), wide: 0.3, long: 3.3, kind: 'pliers' },
  { colour: hex('#1c4a3a'), wide: 0.3, long: 3, kind: 'pliers' },
  { colour: STEEL, wide: 0.26, long: 2.6, kind: 'flat' },
  { colour: hex('#d09a3a'), wide: 0.4, long: 2.9, kind: 'driver' },
  { colour: hex('#2b2e30'), wide: 0.36, long: 3.2, kind: 'driver' },
  { colour: STEEL, wide: 0.44, long: 2.4, kind: 'flat' },
  { colour: hex('#f0eadc'), wide: 0.22, long: 2.8, kind: 'pen' },
]
const GAP = 1.36
const toolAt = (x: number): number =>
  Math.min(Math.max(Math.round(x / GAP + (TOOLS.length - 1) / 2), 0), TOOLS.length - 1)

/** One tool standing out of its pocket towards -z, lying on the canvas. */
function tool(index: number, x: number, y: number, z: number): number {
  const { wide, long, kind } = TOOLS[index]!
  const u = x - (index - (TOOLS.length - 1) / 2) * GAP
  const w = y - 0.24 - wide
  if (kind === 'flat')
    return Math.max(
      block(u, y - 0.36, z + long / 2 - 0.2, wide, 0.1, long / 2 + 0.4, 0.08),
      0.17 - Math.sqrt(u * u + (z + long - 0.2) ** 2),
    )
  if (kind === 'pliers') {
    const side = Math.abs(u) - 0.24 - Math.max(-z - 0.6, 0) * 0.05
    return rod(side, w, z, [0, 0, 0.6], [0, 0, -long], wide * 0.62)
  }
  const ridge = kind === 'driver' ? 0.022 * Math.cos(Math.atan2(w, u) * 10) : 0
  return (rod(u, w, z, [0, 0, 0.6], [0, 0, -long], wide) - ridge) * 0.85
}
const tools = (x: number, y: number, z: number): number => {
  const near = toolAt(x)
  return Math.min(
    tool(near, x, y, z),
    tool(Math.max(near - 1, 0), x, y, z),
    tool(Math.min(near + 1, TOOLS.length - 1), x, y, z),
  )
}

function toolSurface(x: number, _y: number, z: number): Surface {
  const { colour, kind, long } = TOOLS[toolAt(x)]!
  if (kind === 'flat') return steel
  if (kind === 'pen' && z < -long + 0.9) return { colour: MINT, rough: 0.5, coat: 0.04 }
  if (kind === 'driver' && z < -long + 0.25) return brass(0.1)
  return { colour, rough: 0.45, coat: 0.04 }
}

/** Unrolled: the sheet, the pocket sewn onto it, and the tools. */
export function toolRollOpen(): Painting {
  const half = (TOOLS.length * GAP) / 2 + 0.5
  const sheet = (x: number, y: number, z: number) =>
    block(x, y - 0.12 - 0.04 * Math.sin(x * 0.5), z, half, 0.1, 5.6, 0.08)
  const pocket = (x: number, y: number, z: number) => {
    const belly = Math.abs(Math.sin((x / GAP + TOOLS.length / 2) * Math.PI))
    return block(x, y - 0.3 - 0.16 * belly, z - 2.7, half - 0.1, 0.22 + 0.16 * belly, 2.7, 0.1) * 0.8
  }
  const ties = (x: number, y: number, z: number) =>
    block(x - half - 1.8, y - 0.14, z - 1.4, 2, 0.08, 0.42, 0.06)
  return photograph({
    distance: (x, y, z) => Math.min(sheet(x, y, z), pocket(x, y, z), tools(x, y, z), ties(x, y, z)),
    surface: (x, y, z) => {
      const parts = [sheet(x, y, z), pocket(x, y, z), tools(x, y, z), ties(x, y, z)] as const
      const nearest = Math.min(...parts)
      if (nearest === parts[2]) return toolSurface(x, y, z)
      if (nearest === parts[3]) return leather(x, z)
      const near = Math.abs(x / GAP - Math.round(x / GAP)) * GAP
      const hem = Math.abs(z - 0.28) < 0.05 || Math.abs(Math.abs(z) - 5.3) < 0.045
      const thread =
        (nearest === parts[1] && near < 0.045 && Math.sin(z * 15) > -0.2) || (hem && Math.sin(x * 15) > -0.2)
      return thread ? { colour: hex('#d9d2bd'), rough: 1, coat: 0 } : canvas(x, z)
    },
    grain: (x, y, z) => (tools(x, y, z) > 0.02 ? weave(x, z, 17) * 0.01 : 0),
    holds: [0.6, 0.5, 0, 12.4],
    camera: { from: [-5, 25, 21], at: [0.5, 0, -0.2], angle: 27 },
  })
}

/** Rolled up and strapped. */
export function toolRollClosed(): Painting {
  const [long, radius] = [5.6, 2.3]
  const around = (y: number, z: number) => Math.atan2(y - radius, z)
  const spiral = (x: number, y: number, z: number) => {
    const out = Math.sqrt((y - radius) ** 2 + z * z)
    return out / 0.34 + around(y, z) / (Math.PI * 2) + 0.05 * Math.sin(x)
  }
  const roll = (x: number, y: number, z: number) => {
    const flap = 0.1 * Math.max(0, Math.sin(around(y, z) - 0.9)) ** 3
    const turns = spiral(x, y, z)
    const groove = Math.abs(turns - Math.round(turns)) < 0.16 ? 0.16 : 0
    const end = Math.abs(x) > long - 0.35 ? groove : 0
    return drum(y - radius, x, z, radius + flap - 0.03, long - end, 0.12) * 0.8
  }
  const straps = (x: number, y: number, z: number) =>
    Math.max(
      Math.abs(Math.sqrt((y - radius) ** 2 + z * z) - radius - 0.1) - 0.09,
      Math.abs(Math.abs(x) - 2.7) - 0.42,
    ) - 0.02
  const buckles = (x: number, y: number, z: number) => {
    const [u, v, w] = [
      Math.abs(x) - 2.7,
      (y - radius) * 0.8 - z * 0.6 + 0.2,
      (y - radius) * 0.6 + z * 0.8 - radius - 0.2,
    ]
    return Math.max(block(u, v, w, 0.62, 0.5, 0.09, 0.06), -block(u, v, w, 0.44, 0.32, 1, 0.04))
  }
  const grips = (x: number, y: number, z: number) =>
    Math.min(
      rod(x, y, z, [4, 2.9, 0.6], [7.4, 2.9, 0.6], 0.4),
      rod(x, y, z, [4, 1.9, 0.9], [6.9, 1.9, 0.9], 0.34),
      rod(x, y, z, [4, 2.3, -0.5], [7.8, 2.3, -0.5], 0.3),
      block(x - 6, y - 1.3, z + 0.2, 1.2, 0.34, 0.09, 0.06),
    )
  const scene: Scene = {
    distance: (x, y, z) => Math.min(roll(x, y, z), straps(x, y, z), buckles(x, y, z), grips(x, y, z)),
    surface: (x, y, z) => {
      const parts = [roll(x, y, z), straps(x, y, z), buckles(x, y, z), grips(x, y, z)] as const
      const nearest = Math.min(...parts)
      if (nearest === parts[1]) return leather(x * 2, around(y, z) * 3)
      if (nearest === parts[2]) return brass(0.05)
      if (nearest === parts[3])
        return y < 1.66 && z < 0.5
          ? steel
          : { colour: y > 2.6 ? hex('#b5482e') : z > 0 ? hex('#d09a3a') : GREEN, rough: 0.45, coat: 0.04 }
      return canvas(x, around(y, z) * 2.3)
    },
    grain: (x, y, z) =>
      roll(x, y, z) < 0.02 && Math.abs(x) < long - 0.1 ? weave(x, around(y, z) * 2.3, 17) * 0.009 : 0,
    holds: [0.8, 2.2, 0, 8],
    camera: { from: [17, 12, 24], at: [0.7, 2, 0], angle: 22 },
  }
  return photograph(scene)
}
