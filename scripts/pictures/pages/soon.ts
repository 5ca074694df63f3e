import { range, spread } from '../kit/random.ts'
import { ellipse, line, polar, polyline, shape, within, type Point } from '../kit/svg.ts'

const HORIZON = 660
const SUN: Point = [560, 652]
const RADIUS = 150
/** The arc the sun will take, as a circle around a point below the horizon. */
const PIVOT: Point = [940, 770]
const REACH = Math.hypot(SUN[0] - PIVOT[0], SUN[1] - PIVOT[1])

/** The moment before sunrise, with the way of the day drawn ahead. */
export function soon(): string {
  const now = (Math.atan2(SUN[0] - PIVOT[0], PIVOT[1] - SUN[1]) * 180) / Math.PI
  const arc = spread(now, -now, 90).map((degrees) => polar(PIVOT, REACH, degrees))
  const hours = spread(now, -now, 13).map((degrees, index) =>
    polyline([
      polar(PIVOT, REACH - (index % 3 ? 8 : 18), degrees),
      polar(PIVOT, REACH + (index % 3 ? 8 : 18), degrees),
    ]),
  )
  const sky = `M0 0H1600V${HORIZON}H0Z`
  const reflections = range(17).flatMap((index) => {
    const y = HORIZON + 12 + index * (9 + index * 0.55)
    const half = RADIUS * (0.94 - index * 0.045) * (index % 2 ? 0.72 : 1)
    return half > 8 ? [line(SUN[0] - half, y, SUN[0] + half, y)] : []
  })
  return [
    within(
      'sky',
      sky,
      shape(
        range(30).map((index) => ellipse(...SUN, RADIUS + 26 + index * (20 + index * 1.6))),
        'hairline',
      ),
    ),
    shape(
      range(22).map((index) =>
        line(0, HORIZON + index * (8 + index * 0.5), 1600, HORIZON + index * (8 + index * 0.5)),
      ),
      'hairline',
    ),
    shape(polyline(arc), 'strong dashed'),
    shape(hours, 'strong'),
    within('above', sky, shape(ellipse(...SUN, RADIUS), 'fill-accent')),
    shape(reflections, 'accent'),
    shape(line(0, HORIZON, 1600, HORIZON), 'ink'),
  ].join('')
}
