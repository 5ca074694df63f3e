import { arc, at, ellipse, line, rectangle, shape, type Point } from '../kit/svg.ts'

const RATIO = (1 + Math.sqrt(5)) / 2
const LEFT = 140
const TOP = 92
const HEIGHT = 816

interface Square {
  x: number
  y: number
  size: number
  /** Centre of the quarter circle in it, and the angle at which that begins. */
  centre: Point
  from: number
}

/** Squares cut from a golden rectangle one after another: from the left, the top, the right and the bottom. */
function squares(count: number): Square[] {
  let [x, y, width, height] = [LEFT, TOP, HEIGHT * RATIO, HEIGHT]
  return Array.from({ length: count }, (_, index): Square => {
    const side = index % 4
    const size = Math.min(width, height)
    const square = { x: side === 2 ? x + width - size : x, y: side === 3 ? y + height - size : y, size }
    const corner: Point = [
      side === 0 || side === 3 ? square.x + size : square.x,
      side === 0 || side === 1 ? square.y + size : square.y,
    ]
    if (side === 0) x += size
    if (side === 1) y += size
    if (side % 2 === 0) width -= size
    else height -= size
    return { ...square, centre: corner, from: 270 + side * 90 }
  })
}

/** A golden spiral, with everything it is constructed from. */
export function design(): string {
  const cut = squares(9)
  const width = HEIGHT * RATIO
  const [x, y] = [LEFT + width, TOP + HEIGHT]
  return [
    shape(
      [
        line(LEFT - 60, TOP - 37, x + 60, y + 37),
        line(LEFT + HEIGHT - 23, y + 37, x + 23, TOP - 37),
        line(LEFT - 60, TOP, x + 60, TOP),
        line(LEFT - 60, y, x + 60, y),
      ],
      'hairline',
    ),
    shape(
      cut.map(({ centre, size }) => ellipse(...centre, size)),
      'hairline',
    ),
    shape(
      cut.map(
        ({ x, y, size }) =>
          `M${at([x, y])}L${at([x + size, y + size])}M${at([x + size, y])}L${at([x, y + size])}`,
      ),
      'hairline',
    ),
    shape(
      [rectangle(LEFT, TOP, width, HEIGHT), ...cut.map(({ x, y, size }) => rectangle(x, y, size, size))],
      'ink fine',
    ),
    shape(
      cut.map(({ centre, size, from }) => arc(centre, size, from, from + 90)),
      'accent',
    ),
    shape(
      cut.map(({ centre }) => ellipse(...centre, 7)),
      'ground accent',
    ),
  ].join('')
}
