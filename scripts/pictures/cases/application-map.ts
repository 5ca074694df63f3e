import { random, range } from '../kit/random.ts'
import { line, rectangle, shape, within } from '../kit/svg.ts'
import type { Frame } from '../kit/screen.ts'

const GAP = 5

/** Divides a rectangle among weights so that pieces stay nearly square: halves by weight, along the longer side. */
function divide(frame: Frame, weights: readonly number[]): Frame[] {
  if (weights.length <= 1) return [frame]
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let sum = 0
  const cut = Math.max(
    1,
    weights.findIndex((weight) => (sum += weight) >= total / 2),
  )
  const share = weights.slice(0, cut).reduce((part, weight) => part + weight, 0) / total
  const { x, y, width, height } = frame
  const [first, second]: [Frame, Frame] =
    width > height
      ? [
          { ...frame, width: width * share },
          { x: x + width * share, y, width: width * (1 - share), height },
        ]
      : [
          { ...frame, height: height * share },
          { x, y: y + height * share, width, height: height * (1 - share) },
        ]
  return [...divide(first, weights.slice(0, cut)), ...divide(second, weights.slice(cut))]
}

const inset = ({ x, y, width, height }: Frame, by: number): string =>
  rectangle(x + by, y + by, width - 2 * by, height - 2 * by, 3)

/** Every application of a city as a rectangle: as large as it is dear, ruled the closer the older it is. */
export function applicationMap(): string {
  const next = random(33)
  const groups = divide({ x: 90, y: 80, width: 1420, height: 840 }, [30, 24, 19, 15, 11, 8, 6])
  const pieces = groups.map((group, index) => {
    const inner = { x: group.x + 8, y: group.y + 8, width: group.width - 16, height: group.height - 16 }
    const weights = range(15 - index).map(() => 0.25 + next() ** 2.5 * 4)
    return divide(
      inner,
      weights.sort((a, b) => b - a),
    )
  })
  const tiles = pieces.flat()
  const ruled = tiles.map((tile, index) => {
    const age = Math.floor(next() * 5)
    const step = [0, 40, 24, 14, 8][age] ?? 0
    if (step === 0) return ''
    const length = tile.width + tile.height
    const lines = range(Math.ceil(length / step)).map((rule) =>
      line(tile.x + rule * step, tile.y, tile.x + rule * step - tile.height, tile.y + tile.height),
    )
    return within(`tile-${index}`, inset(tile, GAP), shape(lines, 'hairline'))
  })
  const [, , chosen = []] = pieces
  return [
    ruled.join(''),
    shape(
      tiles.map((tile) => inset(tile, GAP)),
      'strong',
    ),
    shape(
      groups.map((group) => inset(group, 2)),
      'ink',
    ),
    shape(
      chosen.slice(0, 4).map((tile) => inset(tile, GAP)),
      'accent fine',
    ),
    shape(inset(groups[2] ?? { x: 0, y: 0, width: 0, height: 0 }, 2), 'accent'),
  ].join('')
}
