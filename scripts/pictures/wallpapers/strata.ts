import { clamp, dimmed, eased, hex, lit, mix, type Colour } from '../kit/colour.ts'
import type { Painting } from '../kit/paint.ts'
import { hills, layered } from '../kit/relief.ts'

/** Sheets from the farthest, at the top, to the nearest. */
const TONES = [
  '#f4efe6',
  '#efe7d9',
  '#f6f1e8',
  '#e9decb',
  '#e3d5bd',
  '#efe6d6',
  '#d9c8ac',
  '#cfd3c2',
  '#b9c4b2',
  '#e8dcc6',
  '#d2b995',
  '#c5a47a',
  '#2f6f59',
  '#e2d2b6',
  '#b98f66',
  '#a3764f',
  '#7f5a3e',
] as const
const TOP = 150
const BOTTOM = 880

const bend = hills(19)
const fold = layered(hills(52), 2)
const fibre = layered(hills(7), 3)
const SHADOW = hex('#3b2a1d')
const LIGHT = hex('#fff9ee')

/** Where the upper edge of a sheet runs. */
function edge(sheet: number, x: number): number {
  const share = sheet / (TONES.length - 1)
  const common = bend(x / 820 + 0.2, sheet * 0.045) * 150 + (x - 800) * -0.06
  const own = fold(x / 430 + sheet * 3.1, sheet * 0.4) * (34 + 26 * share)
  return TOP + (BOTTOM - TOP) * share + common + own + fibre(x / 9, sheet * 5) * 0.7
}

interface Edge {
  y: number
  steep: number
}

/** Layer upon layer of paper, each with the shadow it casts on the one behind. */
export function strata(): Painting {
  const tones = TONES.map(hex)
  const columns = new Map<number, Edge[]>()
  const edges = (x: number): Edge[] => {
    const known = columns.get(x)
    if (known) return known
    const found = tones.map((_, sheet) => {
      const y = edge(sheet, x)
      return { y, steep: Math.hypot(1, (edge(sheet, x + 6) - y) / 6) }
    })
    columns.set(x, found)
    return found
  }
  const colourAt = (x: number, y: number, pixel: number): Colour => {
    const here = edges(x)
    const behind = edges(Math.max(x - 9, 0))
    const grain = fibre(x / 2.6, y / 2.6) * 0.016 + fibre(x / 60, y / 14 + 40) * 0.012
    let colour: Colour = lit(hex('#f8f5ee'), SHADOW, (y / 900) * -0.02)
    for (let sheet = 0; sheet < tones.length; sheet++) {
      const { y: top, steep } = here[sheet] ?? { y: Infinity, steep: 1 }
      const cast = behind[sheet] ?? { y: Infinity, steep: 1 }
      const above = (top - y) / steep
      if (above > 70) break
      // The nearer sheet's shadow, a little to its right, on what lies behind it: dense at the edge, wide and faint beyond.
      const reach = Math.max((cast.y - 5 - y) / cast.steep, 0)
      const dark = 0.3 * Math.exp(-reach / 4) + 0.24 * Math.exp(-reach / 22)
      if (y < top + 2) colour = mix(colour, dimmed(mix(colour, SHADOW, 0.5), 0.7), dark)
      const inside = -above
      if (inside < -1) continue
      const tone = tones[sheet] ?? LIGHT
      const turned = lit(
        tone,
        LIGHT,
        0.1 * Math.exp(-Math.max(inside, 0) / 40) + 0.22 * Math.exp(-Math.max(inside, 0) / 0.9),
      )
      const bands = Math.sin(inside / 5.5 + fold(x / 300, sheet) * 3) > 0.93 ? 0.025 : 0
      const paper = dimmed(turned, 1 + grain - bands - 0.1 * eased(0, 90, inside))
      colour = mix(colour, paper, clamp(inside / pixel + 0.5))
    }
    return colour
  }
  return { width: 1600, height: 900, colourAt }
}
