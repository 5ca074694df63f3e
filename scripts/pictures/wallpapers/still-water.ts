import { clamp, eased, hex, lit, mix, ramp, type Colour } from '../kit/colour.ts'
import type { Painting } from '../kit/paint.ts'
import { hills, layered } from '../kit/relief.ts'

interface Ring {
  x: number
  y: number
  /** How far the ring has come. */
  radius: number
  length: number
  strength: number
}

/** Where drops have fallen, the latest first. */
const RINGS: readonly Ring[] = [
  { x: 1060, y: 560, radius: 120, length: 46, strength: 0.62 },
  { x: 1060, y: 560, radius: 520, length: 62, strength: 0.66 },
  { x: 400, y: 250, radius: 470, length: 70, strength: 0.44 },
  { x: 1540, y: 130, radius: 300, length: 56, strength: 0.26 },
]
/** Circles lie flat: how much lower than wide they are seen. */
const FLAT = 0.44

const breeze = layered(hills(31), 3)
const deep = hills(8)
const sky = ramp([
  [0, '#0d2b33'],
  [0.25, '#1c4a52'],
  [0.5, '#3c747a'],
  [0.75, '#86b0ad'],
  [1, '#dbe7dc'],
])
const GLINT = hex('#fff4de')

function height(x: number, y: number): number {
  let sum = breeze(x / 520, y / 120) * 0.5
  for (const ring of RINGS) {
    const away = Math.hypot(x - ring.x, (y - ring.y) / FLAT)
    const gap = (away - ring.radius) / (ring.length * 1.7)
    const swell = Math.exp(-gap * gap) * ring.strength
    if (swell > 0.002) sum += Math.sin(((away - ring.radius) / ring.length) * Math.PI * 2) * swell
  }
  return sum
}

/** Rings that have nearly come to rest on a wide water, under the last light. */
export function stillWater(): Painting {
  const colourAt = (x: number, y: number): Colour => {
    const here = height(x, y)
    const slopeX = height(x + 1.5, y) - here
    const slopeY = height(x, y + 1.5) - here
    const calm =
      0.62 -
      0.5 * (y / 900) +
      deep(x / 900, y / 600) * 0.06 +
      0.2 * Math.exp(-(((x - 1010) / 620) ** 2) - ((y + 40) / 420) ** 2)
    const seen = calm - slopeY * 0.52 + slopeX * 0.14
    const glint = eased(0.05, 0.3, -slopeY) * Math.exp(-(((x - 1010) / 300) ** 2)) * 0.1
    const edge = clamp(1 - Math.hypot((x - 860) / 1500, (y - 420) / 1000))
    return lit(mix(sky(0), sky(clamp(seen)), 0.55 + 0.45 * edge), GLINT, glint)
  }
  return { width: 1600, height: 900, colourAt }
}
