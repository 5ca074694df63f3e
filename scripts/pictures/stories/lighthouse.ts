import { contourLines, softened } from '../kit/contours.ts'
import { noise, range, spread } from '../kit/random.ts'
import { at, ellipse, line, polygon, rectangle, shape, within, type Point } from '../kit/svg.ts'
import { water } from '../kit/water.ts'

const X = 1130
const FOOT = 640
const GALLERY = 236
const LAMP: Point = [X, 196]
const HORIZON = 560

/** Half the width of the tower at a height. */
const half = (y: number): number => 34 + ((y - GALLERY) / (FOOT - GALLERY)) ** 1.4 * 40

/** A ring around the tower, as seen from a little below. */
const ring = (y: number): string =>
  `M${at([X - half(y), y])}Q${at([X, y - half(y) * 0.3])} ${at([X + half(y), y])}`

/** A lighthouse on its rock, and its beam over the sea. */
export function lighthouse(): string {
  const relief = noise(4)
  const rock = (x: number, y: number) =>
    1.05 - Math.hypot((x - X - 60) / 520, (y - 900) / 300) + relief(x / 120, y / 90) * 0.16
  const island = contourLines(
    { left: 560, top: 580, width: 1040, height: 440, step: 16 },
    rock,
    spread(0.04, 1, 15),
  )
  const shore = softened(island[0] ?? [])
  const sides = spread(FOOT + 24, GALLERY, 20)
  const tower = `M${sides.map((y) => at([X - half(y), y])).join('L')}L${sides
    .slice()
    .reverse()
    .map((y) => at([X + half(y), y]))
    .join('L')}Z`
  const beam = (spreading: number): Point => [-40, LAMP[1] + 60 + spreading]
  return [
    shape(water(8, HORIZON, 1000, 0.7), 'hairline'),
    shape(line(0, HORIZON, 1600, HORIZON), 'strong'),
    shape(polygon([LAMP, beam(-150), beam(150)]), 'tint'),
    shape(
      spread(-130, 130, 14).map((spreading) => `M${at(LAMP)}L${at(beam(spreading))}`),
      'hairline',
    ),
    shape(`${shore}Z`, 'ground'),
    shape(island.slice(1).map(softened), 'strong'),
    shape(shore, 'ink'),
    shape(tower, 'ground'),
    within(
      'bands',
      tower,
      shape(
        range(5).flatMap((band) => range(9).map((index) => ring(GALLERY + 34 + band * 86 + index * 5))),
        'strong',
      ),
    ),
    shape(
      range(5).flatMap((band) => [ring(GALLERY + 31 + band * 86), ring(GALLERY + 77 + band * 86)]),
      'ink fine',
    ),
    shape(tower, 'ink'),
    shape([rectangle(X - 52, GALLERY - 8, 104, 12), rectangle(X - 30, GALLERY - 72, 60, 64)], 'ground ink'),
    shape(
      [-15, 0, 15].map((x) => line(X + x, GALLERY - 72, X + x, GALLERY - 8)),
      'strong',
    ),
    shape(
      `M${at([X - 36, GALLERY - 72])}Q${at([X, GALLERY - 124])} ${at([X + 36, GALLERY - 72])}Z`,
      'ground ink',
    ),
    shape(line(X, GALLERY - 98, X, GALLERY - 140), 'ink'),
    shape([`M${at(LAMP)}L${at(beam(-150))}`, `M${at(LAMP)}L${at(beam(150))}`], 'accent'),
    shape(ellipse(...LAMP, 13), 'fill-accent'),
  ].join('')
}
