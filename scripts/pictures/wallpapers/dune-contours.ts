import { clamp, eased, hex, lit, mix, ramp, type Colour } from '../kit/colour.ts'
import type { Painting } from '../kit/paint.ts'
import { hills } from '../kit/relief.ts'

const bend = hills(11)
const swell = hills(4)

/** Length of a dune along the wind, in the picture's units. */
const DUNE = 395
/** Contours for a rise of 1. */
const LEVELS = 30
const STEP = 1.2

/** Long windward slope, short lee: height over the share of a dune's length. */
function profile(share: number): number {
  const place = share - Math.floor(share)
  return place < 0.7
    ? (1 - Math.cos((place / 0.7) * Math.PI)) / 2
    : (1 + Math.cos(((place - 0.7) / 0.3) * Math.PI)) / 2
}

/** Height of the ground, about 0 to 1: dunes across the wind, which comes from the upper left. */
function height(x: number, y: number): number {
  const sway = bend(x / 900 + 0.3, y / 620) * 1.25 + swell(x / 420, y / 300) * 0.17
  const crest = 0.62 + 0.5 * swell(x / 540 + 3, y / 700 - 2)
  const train = profile((x * 0.46 + y * 0.88) / DUNE + sway)
  return 0.1 + train * 0.6 * crest + bend(x / 1100 + 4, y / 900) * 0.24
}

const sand = ramp([
  [0, '#d8b186'],
  [0.28, '#e6c8a1'],
  [0.6, '#f3e1c6'],
  [1, '#fcf4e7'],
])
const SHADE = hex('#a0643f')
const GLARE = hex('#fff0d6')
const INK = hex('#6f4226')

/** Contours of dunes in low light, set close on the lee side of the wind. */
export function duneContours(): Painting {
  const colourAt = (x: number, y: number, pixel: number): Colour => {
    const here = height(x, y)
    const [slopeX, slopeY] = [(height(x + STEP, y) - here) / STEP, (height(x, y + STEP) - here) / STEP]
    const light = (slopeX * 0.62 + slopeY * 0.78) * 260
    const ground = sand(clamp((here + 0.02) / 0.86))
    const shaded =
      light > 0
        ? lit(ground, GLARE, eased(0, 1.6, light) * 0.1)
        : mix(ground, SHADE, eased(0, 2.2, -light) * 0.6)
    const steep = Math.hypot(slopeX, slopeY) * LEVELS
    const level = here * LEVELS
    const nearest = Math.round(level)
    const thick = nearest % 5 === 0
    const away = Math.abs(level - nearest) / Math.max(steep, 0.0004)
    const line = clamp(((thick ? 0.8 : 0.42) - away) / pixel + 0.5) * (thick ? 0.62 : 0.42)
    // On level ground a line would fill the whole hollow.
    return mix(shaded, INK, line * eased(0.002, 0.02, steep))
  }
  return { width: 1600, height: 900, colourAt }
}
