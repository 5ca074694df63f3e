import { contourLines } from '../kit/contours.ts'
import { noise, spread } from '../kit/random.ts'
import { ellipse, line, shape, smooth, type Point } from '../kit/svg.ts'

const DEEP = 1900

/** Height of the hillside: it rises away from us, in folds. */
function hillside(): (x: number, y: number) => number {
  const folds = noise(21)
  return (x, y) => 1 - y / DEEP + folds(x / 330, y / 520) * 0.16 + folds(x / 120 + 40, y / 200) * 0.03
}

/** A place on the hillside as it is seen from the valley. */
const seen = ([x, y]: Point, height: number): Point => [x, 470 + y * 0.3 - height * 380]

/** The way water takes: always down. */
function watercourse(height: (x: number, y: number) => number): Point[] {
  const way: Point[] = [[900, 60]]
  for (let step = 0; step < 400; step++) {
    const [x, y] = way.at(-1) ?? [0, 0]
    const east = height(x + 4, y) - height(x - 4, y)
    const south = height(x, y + 4) - height(x, y - 4)
    const length = Math.hypot(east, south) || 1
    if (y > DEEP - 20) break
    way.push([x - (east / length) * 7, y + Math.max(2, (-south / length) * 7)])
  }
  return way
}

/** Terraced fields on a hillside: every terrace is a level line, with its wall just below. */
export function terraces(): string {
  const height = hillside()
  const levels = spread(-0.08, 1.12, 34)
  const lines = contourLines({ left: -20, top: 0, width: 1640, height: DEEP, step: 20 }, height, levels)
  const draw = (drop: number) =>
    lines.map((level, index) =>
      level
        .filter((points) => points.length > 6)
        .map((points) =>
          smooth(
            points
              .filter((_, each) => each % 2 === 0)
              .map((point) => seen([point[0], point[1]], (levels[index] ?? 0) - drop)),
          ),
        )
        .join(''),
    )
  const way = watercourse(height).map((point) => seen(point, height(...point)))
  const [spring = [0, 0]] = way
  return [
    shape(draw(0.012), 'hairline'),
    shape(draw(0), 'strong'),
    shape(
      draw(0).filter((_, index) => index % 5 === 0),
      'ink',
    ),
    shape(line(0, 90, 1600, 90), 'hairline'),
    shape(smooth(way.filter((_, index) => index % 6 === 0)), 'accent'),
    shape(ellipse(...spring, 16), 'ground accent'),
    shape(ellipse(...spring, 6), 'fill-accent'),
  ].join('')
}
