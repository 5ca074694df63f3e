import { range, spread } from '../kit/random.ts'
import { at, line, polyline, shape, type Point } from '../kit/svg.ts'

const EYE: Point = [800, 600]
/** Half the width of the nearest arch, the height of its springing and of the floor, all from the eye. */
const [HALF, SPRING, FLOOR] = [860, -420, 560]
const COUNT = 13

/** How large things are at each arch: equal distances, seen in perspective. */
const scale = (index: number): number => 1 / (1 + index * 0.32)

/** An arch, its pillars and half circle, `inset` smaller than the hall. */
function arch(size: number, inset: number): string {
  const [half, spring, floor] = [(HALF - inset) * size, SPRING * size, FLOOR * size]
  const [x, y] = EYE
  return `M${at([x - half, y + floor])}V${(y + spring).toFixed(1)}A${half.toFixed(1)} ${(half * 0.8).toFixed(1)} 0 0 1 ${at([x + half, y + spring])}V${(y + floor).toFixed(1)}`
}

const seen = (x: number, y: number, size: number): Point => [EYE[0] + x * size, EYE[1] + y * size]

/** A hall of arches that leads to a door. */
export function arches(): string {
  const last = scale(COUNT - 1)
  const lengthwise = (places: readonly Point[]) =>
    places.map(([x, y]) => polyline([seen(x, y, 1.6), seen(x, y, last)]))
  const floor: Point[] = spread(-HALF, HALF, 15).map((x): Point => [x, FLOOR])
  const walls: Point[] = [-1, 1].flatMap((side) => [SPRING, -120, 220].map((y): Point => [side * HALF, y]))
  const vault: Point[] = spread(15, 165, 7).map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180
    return [HALF * Math.cos(angle), SPRING - HALF * 0.8 * Math.sin(angle)]
  })
  const tiles = range(COUNT * 2).map((index) => {
    const size = scale(index / 2 - 0.5)
    return polyline([seen(-HALF, FLOOR, size), seen(HALF, FLOOR, size)])
  })
  const door = arch(last, 330)
  return [
    shape([...lengthwise(floor), ...tiles, ...lengthwise([...walls, ...vault])], 'hairline'),
    range(COUNT)
      .map((index) => COUNT - 1 - index)
      .map((index) => shape([arch(scale(index), 0), arch(scale(index), 110)], index < 5 ? 'ink' : 'strong'))
      .join(''),
    shape(line(...seen(-HALF, FLOOR, last), ...seen(HALF, FLOOR, last)), 'strong'),
    shape(`${door}Z`, 'fill-accent'),
    shape(
      [-0.5, 0, 0.5].map((share) =>
        polyline([seen(share * (HALF - 330), FLOOR, last), seen(share * (HALF - 330) * 1.1, FLOOR, 1.7)]),
      ),
      'accent',
    ),
  ].join('')
}
