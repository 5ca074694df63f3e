import { range } from '../kit/random.ts'
import { line, shape, type Point } from '../kit/svg.ts'
import { turned, vase } from '../kit/vase.ts'

const SHELF = 800

/** Radii from foot to rim, and heights, of the five vases. */
export const FORMS = [
  { radii: [70, 96, 128, 132, 100, 46, 38, 62], height: 470 },
  { radii: [62, 84, 118, 140, 132, 90, 70], height: 330 },
  { radii: [58, 66, 92, 128, 140, 116, 62, 34, 30, 30, 52], height: 620 },
  { radii: [80, 112, 134, 138, 136, 126, 104, 92], height: 300 },
  { radii: [48, 56, 84, 116, 118, 82, 44, 40, 66], height: 520 },
] as const

/** Five vases on a shelf, turned from contour lines. */
export function vases(): string {
  const feet: Point[] = [220, 505, 800, 1095, 1375].map((x): Point => [x, SHELF])
  const drawn = FORMS.map(({ radii, height }, index) =>
    vase(
      { foot: feet[index] ?? [0, SHELF], height, radius: turned(radii) },
      {
        id: `vase-${index}`,
        lines: Math.round(height / 11),
        seed: index + 40,
        ...(index === 2 ? { band: [0.3, 0.36] as [number, number] } : {}),
      },
    ),
  )
  return [
    shape(
      range(12).map((index) => line(0, 120 + index * 54, 1600, 120 + index * 54)),
      'hairline',
    ),
    shape(
      range(9).map((index) =>
        line(0, SHELF + 34 + index * index * 2.4, 1600, SHELF + 34 + index * index * 2.4),
      ),
      'hairline',
    ),
    shape(line(0, SHELF - 8, 1600, SHELF - 8), 'strong'),
    drawn.join(''),
    shape(line(0, SHELF + 34, 1600, SHELF + 34), 'ink'),
  ].join('')
}
