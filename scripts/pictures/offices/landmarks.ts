import { range } from '../kit/random.ts'
import { at, ellipse, line, polar, polygon, polyline, rectangle, shape, type Point } from '../kit/svg.ts'
import { GROUND } from './skyline.ts'

/** The great wheel: rim, spokes, capsules and its stand. */
export function wheel([x, y]: Point, radius: number): string {
  const rim = [radius, radius - 9].map((r) => ellipse(x, y, r))
  const spokes = range(32).map((index) =>
    polyline([polar([x, y], 12, index * 11.25), polar([x, y], radius - 9, index * 11.25)]),
  )
  const capsules = range(32).map((index) => ellipse(...polar([x, y], radius + 7, index * 11.25), 4.5))
  return [
    shape(spokes, 'hairline'),
    shape(
      [
        polyline([
          [x - 74, GROUND],
          [x, y],
          [x + 74, GROUND],
        ]),
      ],
      'ink fine',
    ),
    shape(rim, 'ink fine'),
    shape([...capsules, ellipse(x, y, 12)], 'ground ink fine'),
  ].join('')
}

/** A clock tower with its pointed roof. */
export function clockTower(x: number): string {
  const top = 366
  const stripes = [-14, -5, 5, 14].map((dx) => line(x + dx, top + 76, x + dx, GROUND))
  return [
    shape(rectangle(x - 24, top + 70, 48, GROUND - top - 70), 'ground ink fine'),
    shape(stripes, 'hairline'),
    shape(
      [
        rectangle(x - 30, top, 60, 70),
        rectangle(x - 34, top - 10, 68, 10),
        rectangle(x - 34, top + 70, 68, 8),
      ],
      'ground ink fine',
    ),
    shape(
      polygon([
        [x - 28, top - 10],
        [x - 12, top - 60],
        [x - 12, top - 78],
        [x, top - 128],
        [x + 12, top - 78],
        [x + 12, top - 60],
        [x + 28, top - 10],
      ]),
      'ground ink fine',
    ),
    shape(
      [-18, -9, 0, 9, 18].map((dx) => line(x + dx, top - 12, x + dx * 0.45, top - 58)),
      'hairline',
    ),
    shape(line(x, top - 128, x, top - 156), 'ink fine'),
    shape(ellipse(x, top + 35, 23), 'ground accent'),
    shape(
      polyline([polar([x, top + 35], 12, 305), [x, top + 35], polar([x, top + 35], 17, 60)]),
      'accent fine',
    ),
  ].join('')
}

/** A cathedral's dome between two towers. */
export function cathedral(x: number): string {
  const drum = 560
  const dome = `M${at([x - 92, drum])}C${at([x - 92, drum - 120])} ${at([x - 40, drum - 156])} ${at([x, drum - 156])}C${at([x + 40, drum - 156])} ${at([x + 92, drum - 120])} ${at([x + 92, drum])}Z`
  const ribs = range(9).map((index) => {
    const share = (index - 4) / 4.4
    return `M${at([x + share * 92, drum])}C${at([x + share * 92, drum - 116])} ${at([x + share * 42, drum - 152])} ${at([x + share * 10, drum - 156])}`
  })
  const columns = (width: number, top: number, bottom: number, count: number) =>
    range(count).map((index) =>
      line(
        x - width + (2 * width * index) / (count - 1),
        top,
        x - width + (2 * width * index) / (count - 1),
        bottom,
      ),
    )
  const belfry = (side: number) => {
    const cx = x + side * 176
    return shape(
      [
        rectangle(cx - 26, 560, 52, GROUND - 560),
        polygon([
          [cx - 20, 560],
          [cx - 12, 520],
          [cx, 482],
          [cx + 12, 520],
          [cx + 20, 560],
        ]),
      ],
      'ground ink fine',
    )
  }
  return [
    belfry(-1),
    belfry(1),
    shape(rectangle(x - 150, 640, 300, GROUND - 640), 'ground ink fine'),
    shape(columns(140, 652, GROUND, 15), 'strong'),
    shape(
      polygon([
        [x - 70, 640],
        [x, 604],
        [x + 70, 640],
      ]),
      'ground ink fine',
    ),
    shape(rectangle(x - 100, drum, 200, 48), 'ground ink fine'),
    shape(columns(92, drum + 6, drum + 44, 17), 'strong'),
    shape(dome, 'ground'),
    shape(ribs, 'strong'),
    shape(dome, 'ink'),
    shape(
      [
        rectangle(x - 14, drum - 194, 28, 38),
        `M${at([x - 14, drum - 194])}Q${at([x, drum - 220])} ${at([x + 14, drum - 194])}`,
      ],
      'ground ink fine',
    ),
    shape([line(x, drum - 208, x, drum - 244), line(x - 8, drum - 234, x + 8, drum - 234)], 'ink fine'),
  ].join('')
}
