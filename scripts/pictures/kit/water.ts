import { between, random } from './random.ts'
import { line } from './svg.ts'

/** Still water: broken level lines, closer together towards the horizon. `calm` is the share of a line that is drawn. */
export function water(seed: number, top: number, bottom: number, calm = 0.6): string {
  const next = random(seed)
  const lines: string[] = []
  for (let y = top, step = 7; y < bottom; y += step, step *= 1.09) {
    for (let x = between(next, -200, 0); x < 1600;) {
      const drawn = between(next, 40, 300) * calm
      lines.push(line(Math.max(x, 0), y, Math.min(x + drawn, 1600), y))
      x += drawn + between(next, 20, 260) * (1 - calm) * 1.6
    }
  }
  return lines.join('')
}
