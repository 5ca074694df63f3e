import { noise, random, range, spread } from '../kit/random.ts'
import { polyline, shape, type Point } from '../kit/svg.ts'

const ROWS = 40
const SOURCE = 25
const START = 560
const LEFT = 90
const RIGHT = 1510

const level = (row: number): number => 110 + row * 20.5

function signal(row: number): Point[] {
  const next = random(row + 5)
  const drift = noise(row * 31)
  const distance = Math.abs(row - SOURCE)
  const arrival = START + distance * 17
  const strength = 104 * Math.exp(-distance / 10)
  return spread(LEFT, RIGHT, 330).map((x): Point => {
    const since = (x - arrival) / 90
    const swell = since < 0 ? 0 : strength * Math.min(1, since * 5) * Math.exp(-since / 2.8)
    return [
      x,
      level(row) + (next() - 0.5) * 2.6 + drift(x / 16, row) * swell + Math.sin(x / 6) * swell * 0.22,
    ]
  })
}

/** Forty systems, one below another; what goes wrong in one is felt by its neighbours a little later. */
export function outageWaveform(): string {
  return range(ROWS)
    .map((row) =>
      shape(polyline(signal(row)), row === SOURCE ? 'accent' : row % 5 === 0 ? 'ink fine' : 'strong'),
    )
    .join('')
}
