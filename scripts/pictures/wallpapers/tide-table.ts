import { clamp, eased, hex, lit, mix, ramp, type Colour } from '../kit/colour.ts'
import type { Painting } from '../kit/paint.ts'

const DAYS = 30
const TURN = Math.PI * 2
/** The tide at London Bridge: amplitude in metres and period in hours of its strongest parts (M2, S2, N2, K1, O1, M4). */
const PARTS = [
  [2.27, 12.4206, 0.35],
  [0.61, 12, 1.6],
  [0.39, 12.6583, 2.1],
  [0.12, 23.9345, 0.5],
  [0.13, 25.8193, 2.9],
  [0.2, 6.2103, 1.1],
] as const

/** Height of the water over its mean, in metres, so many hours into the month. */
const tide = (hours: number): number =>
  PARTS.reduce(
    (sum, [amplitude, period, phase]) => sum + amplitude * Math.cos((hours / period) * TURN - phase),
    0,
  )

/** Height of the first day's line and of the last one's. */
const [FIRST, LAST] = [356, 902]
const HOURS_SHOWN = 24
const share = (day: number): number => day / (DAYS - 1)
const base = (day: number): number => FIRST + (LAST - FIRST) * share(day) ** 1.28
const scale = (day: number): number => 8 + 17 * share(day)

const sky = ramp([
  [0, '#dfe9ea'],
  [0.34, '#ecefea'],
  [0.7, '#f8eee2'],
  [1, '#fbe6d6'],
])
const near = ramp([
  [0, '#d5e0df'],
  [0.3, '#94b7b9'],
  [0.6, '#437f8a'],
  [0.85, '#1a5263'],
  [1, '#0e3a4c'],
])
const SUN = hex('#ffd9b0')
const FOAM = hex('#f6fbf8')

/** Heights and steepness of all days at one place across, from the last day to the first. */
function column(x: number): readonly (readonly [y: number, steep: number])[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const day = DAYS - 1 - index
    const hour = (at: number) => day * 24 + (at / 1600) * HOURS_SHOWN
    const y = base(day) - tide(hour(x)) * scale(day)
    const slope = y - (base(day) - tide(hour(x + 1)) * scale(day))
    return [y, Math.hypot(1, slope)] as const
  })
}

/** A month of tides, a curve a day, from far to near under an empty morning sky. */
export function tideTable(): Painting {
  const columns = new Map<number, ReturnType<typeof column>>()
  const colourAt = (x: number, y: number, pixel: number): Colour => {
    let days = columns.get(x)
    if (!days) columns.set(x, (days = column(x)))
    const glow = Math.exp(-(((x - 1130) / 520) ** 2) - ((y - 352) / 190) ** 2)
    let colour = lit(sky(y / 420), SUN, glow * 0.1)
    for (let index = DAYS - 1; index >= 0; index--) {
      const [top, steep] = days[index] ?? [0, 1]
      if (y < top - 3) continue
      const day = DAYS - 1 - index
      const depth = (y - top) / steep
      const light = near(share(day))
      const mist = mix(light, near(share(day) * 0.82), eased(0, 64 + 60 * share(day), y - top) * 0.85)
      const warm = lit(mist, SUN, glow * 0.12 * (1 - share(day)))
      const crest = clamp((0.55 - Math.abs(depth - 0.55)) / pixel + 0.5) * (0.3 + 0.3 * share(day))
      colour = mix(colour, mix(warm, FOAM, crest), clamp(depth / pixel + 0.5))
    }
    return colour
  }
  return { width: 1600, height: 900, colourAt }
}
