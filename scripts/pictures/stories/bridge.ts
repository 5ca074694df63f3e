import { range, spread } from '../kit/random.ts'
import { line, polyline, rectangle, shape, type Point } from '../kit/svg.ts'
import { water } from '../kit/water.ts'

const DECK = 640
const TOP = 366
const TOWERS = [330, 1270]
const SHORE = 760

/** Height of the main cable: a parabola between the towers, nearly straight to the anchors. */
function cable(x: number): number {
  const [left = 0, right = 0] = TOWERS
  if (x >= left && x <= right) {
    const share = (x - (left + right) / 2) / ((right - left) / 2)
    return DECK - 36 - (DECK - 36 - TOP) * share ** 2
  }
  const share = x < left ? (left - x) / (left + 60) : (x - right) / (1660 - right)
  return TOP + (DECK - TOP) * (share - 0.28 * share * (1 - share))
}

/** A tower of two legs seen from the side, braced between. */
function tower(x: number): string {
  const levels = [TOP - 22, 430, 490, 560, DECK]
  const braces = levels.slice(0, -1).flatMap((y, index) => {
    const below = levels[index + 1] ?? DECK
    return [line(x - 16, y + 14, x + 16, below - 4), line(x + 16, y + 14, x - 16, below - 4)]
  })
  return (
    shape([rectangle(x - 26, TOP - 30, 52, SHORE - TOP + 30)], 'ground ink') +
    shape(
      [line(x - 14, TOP - 30, x - 14, SHORE), line(x + 14, TOP - 30, x + 14, SHORE), ...braces],
      'strong',
    ) +
    shape([rectangle(x - 44, SHORE, 88, 26), rectangle(x - 32, TOP - 42, 64, 14)], 'ground ink')
  )
}

/** A suspension bridge over still water. */
export function bridge(): string {
  const hangers = spread(14, 1586, 121).filter((x) => TOWERS.every((tower) => Math.abs(tower - x) > 26))
  const truss = range(80).flatMap((index): string[] => {
    const x = index * 20
    return [
      polyline([
        [x, DECK],
        [x + 10, DECK + 24],
        [x + 20, DECK],
      ]),
    ]
  })
  const main = spread(-10, 1610, 163).map((x): Point => [x, cable(x)])
  const mirrored = TOWERS.flatMap((x) =>
    range(13).map((index) =>
      line(x - 24 + index * 2, SHORE + 42 + index * 15, x + 24 - index * 2, SHORE + 42 + index * 15),
    ),
  )
  return [
    shape(
      range(9).map((index) => line(0, 60 + index * 62, 1600, 60 + index * 62)),
      'hairline',
    ),
    shape(water(5, SHORE + 30, 1000), 'hairline'),
    shape(mirrored, 'strong'),
    shape(
      hangers.map((x) => line(x, cable(x), x, DECK)),
      'strong',
    ),
    shape(truss, 'hairline'),
    shape([line(0, DECK + 24, 1600, DECK + 24), line(0, DECK - 8, 1600, DECK - 8)], 'strong'),
    shape(line(0, DECK, 1600, DECK), 'ink'),
    TOWERS.map(tower).join(''),
    shape(polyline(main), 'accent'),
  ].join('')
}
