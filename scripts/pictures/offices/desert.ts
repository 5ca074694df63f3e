import { noise, range, spread } from '../kit/random.ts'
import { at, shape, smooth, type Point } from '../kit/svg.ts'
import { GROUND } from './skyline.ts'

/** A date palm: a ringed stem and fronds that bend under their weight. */
export function palm(x: number, foot: number, size: number): string {
  const crown: Point = [x + size * 0.05, foot - size]
  const fronds = range(13).map((index) => {
    const degrees = -114 + index * 19
    const angle = (degrees * Math.PI) / 180
    const reach = size * 0.5
    const tip: Point = [
      crown[0] + Math.sin(angle) * reach,
      crown[1] - Math.cos(angle) * reach * 0.5 + Math.sin(angle) ** 2 * size * 0.3,
    ]
    const bend: Point = [
      crown[0] + Math.sin(angle) * reach * 0.62,
      crown[1] - Math.cos(angle) * reach * 0.7 - size * 0.12,
    ]
    return `M${at(crown)}Q${at(bend)} ${at(tip)}`
  })
  const stem = `M${at([x - size * 0.03, foot])}Q${at([x, foot - size * 0.5])} ${at(crown)}M${at([x + size * 0.05, foot])}Q${at([x + size * 0.06, foot - size * 0.5])} ${at(crown)}`
  return shape(stem, 'strong') + shape(fronds, 'ink fine')
}

/** Dunes before the city, ridge after ridge. */
export function dunes(): string {
  const relief = noise(60)
  return range(9)
    .map((index) => {
      const base = GROUND + 26 + index ** 1.35 * 13
      const ridge = spread(-20, 1620, 46).map((x): Point => [
        x,
        base + relief(x / 330 + index * 3, index * 2) * (10 + index * 4),
      ])
      return (
        shape(`${smooth(ridge)}L1620 1010L-20 1010Z`, 'ground') +
        shape(smooth(ridge), index % 3 ? 'hairline' : 'strong')
      )
    })
    .join('')
}
