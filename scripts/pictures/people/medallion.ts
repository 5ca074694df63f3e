import { range } from '../kit/random.ts'
import { ellipse, moved, polar, polyline, shape, within, type Point } from '../kit/svg.ts'

const CENTRE: Point = [400, 404]
const RADIUS = 336

/** A figure in a round field with the scale of the site's globe around it. The figure's origin is the middle of its head. */
export function medallion(id: string, figure: string, lift = 0): string {
  const marks = range(60).map((index) =>
    polyline([
      polar(CENTRE, RADIUS + 14, index * 6),
      polar(CENTRE, RADIUS + (index % 5 ? 21 : 30), index * 6),
    ]),
  )
  return [
    shape(marks, 'strong'),
    within(
      id,
      ellipse(...CENTRE, RADIUS),
      shape(
        range(44).map((index) =>
          polyline([
            [40, 72 + index * 16],
            [760, 72 + index * 16],
          ]),
        ),
        'hairline',
      ) + moved([400, 372 + lift], figure, 0, 1.1),
    ),
    shape(ellipse(...CENTRE, RADIUS), 'strong'),
  ].join('')
}
