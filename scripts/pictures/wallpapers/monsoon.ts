import { clamp, eased, hex, lit, mix, notation, ramp, type Colour } from '../kit/colour.ts'
import type { Painting } from '../kit/paint.ts'
import { hills, layered } from '../kit/relief.ts'
import { stroked } from '../kit/stroke.ts'
import { polyline, type Point } from '../kit/svg.ts'
import { streamlines } from './streamlines.ts'

const sway = layered(hills(14), 2)
const gust = hills(61)
const fold = hills(9)

/** The wind comes from the lower left and sways on its way. */
const angle = (x: number, y: number): number =>
  -0.28 + sway(x / 1150 + 2.4, y / 800 + 1.2) * 2 + 0.22 * Math.sin(x / 330 + y / 420)

/** How strong the wind is, 0 to 1: in long folds along its way, as in cloth. */
function strength(x: number, y: number): number {
  const way = angle(x, y)
  const facing = 0.5 + 0.5 * Math.cos((way + 0.5) * 4.6)
  const across = y * Math.cos(0.4) + x * Math.sin(0.4)
  return clamp(
    0.24 + facing * 0.4 + fold(x / 700 + 2, across / 150) * 0.38 + gust(x / 900, across / 46) * 0.12,
  )
}

const ground = ramp([
  [0, '#123a52'],
  [0.45, '#0b2740'],
  [1, '#06152a'],
])
const tone = ramp([
  [0, '#1b5676'],
  [0.3, '#23789a'],
  [0.55, '#49afc4'],
  [0.8, '#a5dfe2'],
  [1, '#f2fdf8'],
])
const AIR = hex('#4fb4c8')

function colourAt(x: number, y: number): Colour {
  const base = ground(Math.hypot((x - 1100) / 1350, (y - 320) / 950))
  return lit(base, AIR, 0.05 * eased(0.35, 1, strength(x, y)))
}

/** Points kept together in one colour and width. */
const PIECE = 6

function strand(line: readonly Point[]): string {
  const pieces: string[] = []
  for (let from = 0; from < line.length - 1; from += PIECE) {
    const points = line.slice(from, from + PIECE + 1)
    const [x, y] = points[Math.floor(points.length / 2)] ?? [0, 0]
    const wind = strength(x, y)
    // Strands grow thin towards both of their ends.
    const end = eased(0, 26, Math.min(from + PIECE / 2, line.length - from - PIECE / 2))
    const strong = (0.35 + 0.65 * wind) * (0.25 + 0.75 * end)
    pieces.push(
      stroked(polyline(points), {
        // Mixed here rather than by transparency, which would show where pieces meet.
        stroke: notation(mix(colourAt(x, y), tone(wind), strong)),
        width: Math.round((0.5 + 2 * wind ** 1.5) * (0.3 + 0.7 * end) * 100) / 100,
      }),
    )
  }
  return pieces.join('')
}

/** A year of wind in fine lines: dense and bright where it was strong. */
export function monsoon(): Painting {
  const lines = streamlines({
    width: 1600,
    height: 900,
    gap: (x, y) => 8.4 - 3 * strength(x, y),
    angle,
    reach: 220,
    seed: 3,
  })
  return { width: 1600, height: 900, colourAt, lines: lines.map(strand).join(''), quality: 66 }
}
