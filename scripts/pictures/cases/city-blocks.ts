import { box, isometric, throughSpace, type Place } from '../kit/isometric.ts'
import { between, random, range } from '../kit/random.ts'
import { ellipse, shape } from '../kit/svg.ts'

const CITY = 9
const BLOCK = 1.5
const STREET = 0.5
const project = isometric([800, 140], 50)
const corner = (index: number): number => index * (BLOCK + STREET)

/** A building with lines of windows on both walls that can be seen. */
function building(place: Place, size: readonly [number, number, number]): string {
  const { top, left, right } = box(project, place, size)
  const [x, y, z] = place
  const [width, depth, height] = size
  const floors = range(Math.floor(height / 0.22)).flatMap((floor) => {
    const level = z + (floor + 0.6) * 0.22
    return [
      throughSpace(project, [
        [x + 0.06, y + depth, level],
        [x + width, y + depth, level],
        [x + width, y + 0.06, level],
      ]),
    ]
  })
  return (
    shape([top, left, right], 'ground') + shape(floors, 'hairline') + shape([top, left, right], 'ink fine')
  )
}

/** One block: a yard with four houses, or two, or one tower. */
function block(next: () => number, x: number, y: number): string {
  const fromCentre = Math.hypot(x - 8, y - 8) / 9
  const height = (low: number, high: number) => between(next, low, high) * Math.max(0.35, 1.5 - fromCentre)
  const kind = next()
  if (kind > 0.86) return building([x + 0.3, y + 0.3, 0], [0.9, 0.9, height(1.6, 3.1)])
  if (kind > 0.5) {
    return (
      building([x, y, 0], [BLOCK, 0.65, height(0.4, 1.3)]) +
      building([x, y + 0.85, 0], [BLOCK, 0.65, height(0.3, 0.9)])
    )
  }
  if (kind > 0.08) {
    const half = 0.66
    const far = BLOCK - half
    const parts: [number, number][] = [
      [0, 0],
      [far, 0],
      [0, far],
      [far, far],
    ]
    return parts.map(([dx, dy]) => building([x + dx, y + dy, 0], [half, half, height(0.3, 1.2)])).join('')
  }
  return shape(
    range(5).map(() => {
      const [cx, cy] = project([x + between(next, 0.2, 1.3), y + between(next, 0.2, 1.3), 0])
      return ellipse(cx, cy, 13, 6)
    }),
    'strong',
  )
}

/** A city in blocks, and one line through all its districts. */
export function cityBlocks(): string {
  const next = random(64)
  const blocks = range(CITY).flatMap((column) => range(CITY).map((row) => ({ column, row })))
  const street = (index: number) => corner(index) - STREET / 2
  const way: Place[] = [
    [street(0), corner(9) + 3, 0],
    [street(0), street(6), 0],
    [street(4), street(6), 0],
    [street(4), street(3), 0],
    [street(8), street(3), 0],
    [street(8), -4, 0],
  ]
  const before = ({ column, row }: { column: number; row: number }) => column + row
  const lifted = way.map(([x, y]): Place => [x, y, 2.4])
  const stops = lifted.slice(1, 5)
  return [
    shape(
      range(CITY + 1).flatMap((index) => [
        throughSpace(project, [
          [street(index), -8, 0],
          [street(index), 26, 0],
        ]),
        throughSpace(project, [
          [-8, street(index), 0],
          [26, street(index), 0],
        ]),
      ]),
      'hairline',
    ),
    blocks
      .sort((one, other) => before(one) - before(other))
      .map(({ column, row }) => block(next, corner(column), corner(row)))
      .join(''),
    shape(
      stops.map((place) => throughSpace(project, [place, [place[0], place[1], 0]])),
      'accent fine',
    ),
    shape(throughSpace(project, lifted), 'accent'),
    shape(
      stops.map((place) => ellipse(...project(place), 11)),
      'ground accent',
    ),
  ].join('')
}
