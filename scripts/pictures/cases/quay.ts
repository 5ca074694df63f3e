import { contourLines, softened } from '../kit/contours.ts'
import { noise, range, spread } from '../kit/random.ts'
import { at, ellipse, line, moved, rectangle, shape, smooth, type Point } from '../kit/svg.ts'

const EDGE = 400

/** A hull from above, its bow to the right, with the holds along it. */
function hull(length: number, beam: number, role = 'ink'): string {
  const half = beam / 2
  const outline = `M0 ${-half * 0.7}Q${at([8, -half])} ${at([40, -half])}L${at([length * 0.8, -half])}Q${at([length * 0.95, -half * 0.7])} ${at([length, 0])}Q${at([length * 0.95, half * 0.7])} ${at([length * 0.8, half])}L${at([40, half])}Q${at([8, half])} ${at([0, half * 0.7])}Z`
  const holds = range(Math.floor((length * 0.72) / 48)).flatMap((index) => [
    rectangle(86 + index * 48, -half + 10, 40, beam - 20),
    ...range(3).map((row) => {
      const y = -half + 10 + ((row + 1) * (beam - 20)) / 4
      return line(86 + index * 48, y, 126 + index * 48, y)
    }),
  ])
  return (
    shape(outline, `ground ${role}`) +
    shape(holds, 'strong') +
    shape(rectangle(34, -half + 14, 38, beam - 28), 'strong')
  )
}

/** A crane on its rails; the boom reaches over the ship. */
const crane = (x: number): string =>
  shape([rectangle(x - 32, EDGE - 132, 64, 108), line(x - 32, EDGE - 78, x + 32, EDGE - 78)], 'ground ink') +
  shape([rectangle(x - 9, EDGE - 190, 18, 330), line(x - 9, EDGE + 80, x + 9, EDGE + 80)], 'ground ink')

/** A quay from above: stacks and rails on land, ships alongside, the depth of the water, and one ship on its way in. */
export function quay(): string {
  const relief = noise(17)
  const depth = (x: number, y: number) => (y - EDGE) / 300 + relief(x / 260, y / 200) * 0.55
  const lines = contourLines(
    { left: 0, top: EDGE, width: 1600, height: 600, step: 20 },
    depth,
    spread(0.2, 2.4, 14),
  )
  const stacks = range(3).flatMap((row) =>
    range(22).flatMap((column) =>
      (column + row) % 7 === 6 ? [] : [rectangle(60 + column * 68, 40 + row * 56, 56, 40)],
    ),
  )
  const course: Point[] = [
    [1590, 905],
    [1420, 860],
    [1230, 770],
    [1010, 715],
    [790, 700],
  ]
  return [
    shape(lines.map(softened), 'hairline'),
    shape(stacks, 'hairline'),
    shape([line(0, EDGE - 26, 1600, EDGE - 26), line(0, EDGE - 130, 1600, EDGE - 130)], 'strong'),
    shape([line(0, EDGE, 1600, EDGE), line(0, EDGE + 8, 1600, EDGE + 8)], 'ink'),
    moved([60, EDGE + 62], hull(430, 92)),
    moved([560, EDGE + 58], hull(330, 80)),
    moved([960, EDGE + 66], hull(560, 100)),
    [170, 330, 690, 1120, 1270, 1400].map(crane).join(''),
    shape(smooth(course), 'accent'),
    moved([790, 700], hull(380, 84, 'accent'), 180),
    shape(
      course.slice(0, 3).map((point) => ellipse(...point, 7)),
      'fill-accent',
    ),
  ].join('')
}
