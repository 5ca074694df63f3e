import { contourLines } from '../kit/contours.ts'
import { noise, spread } from '../kit/random.ts'
import { at, ellipse, shape, smooth, type Point } from '../kit/svg.ts'

type Height = (x: number, y: number) => number

const TOP = -500
const BOTTOM = 2000
/** Where the water rises, and in how many steps it reaches the valley. */
const SPRING: Point = [1150, 20]
const STEP = 7

/** Height of the hillside: it rises away from us, in folds. */
function hillside(): Height {
  const folds = noise(21)
  return (x, y) => 1 - y / 1900 + folds(x / 330, y / 520) * 0.17
}

/** A place on the hillside as it is seen from the valley. */
const seen = ([x, y]: Point, height: number): Point => [x, 430 + y * 0.36 - height * 300]

/** The way water takes: down, but it does not turn at once. */
function watercourse(height: Height): Point[] {
  const way: Point[] = [SPRING]
  for (let aside = 0, [x, y] = SPRING; y < BOTTOM; y += STEP) {
    aside = aside * 0.9 - (height(x + 6, y) - height(x - 6, y)) * 50
    x += aside
    way.push([x, y])
  }
  return way
}

/** Terraced fields on a hillside: every wall is a level line, with its stones just below. */
export function terraces(): string {
  const height = hillside()
  const levels = spread(-0.1, 1.6, 40)
  const field = { left: -60, top: TOP, width: 1720, height: BOTTOM - TOP, step: 16 }
  const walls = contourLines(field, height, levels).map((lines, index) =>
    lines
      .filter((points) => points.length > 8)
      .map((points) =>
        points
          .filter((_, each) => each % 3 === 0 || each === points.length - 1)
          .map((point) => seen(point, levels[index] ?? 0)),
      ),
  )
  const stones = walls
    .filter((_, index) => index % 4 === 0)
    .flatMap((lines) => lines.flatMap((points) => points.map((point) => `M${at(point)}v11`)))
  const draw = (test: (index: number) => boolean) =>
    walls.filter((_, index) => test(index)).map((lines) => lines.map((points) => smooth(points)).join(''))
  const way = watercourse(height).map((point) => seen(point, height(...point)))
  const spring = seen(SPRING, height(...SPRING))
  return [
    shape(stones, 'strong'),
    shape(
      draw((index) => index % 4 > 0),
      'strong',
    ),
    shape(
      draw((index) => index % 4 === 0),
      'ink',
    ),
    shape(smooth(way.filter((_, index) => index % 8 === 0)), 'accent'),
    shape(ellipse(...spring, 16), 'ground accent'),
    shape(ellipse(...spring, 6), 'fill-accent'),
  ].join('')
}
