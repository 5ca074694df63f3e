import { box, isometric, patch, throughSpace, type Place } from '../kit/isometric.ts'
import { random, range } from '../kit/random.ts'
import { at, ellipse, polyline, shape, type Point } from '../kit/svg.ts'

type Project = (place: Place) => Point

const [WIDTH, DEPTH] = [7.2, 4.6]
const level = (y: number): Project => isometric([800 - 66, y], 61)

/** The corners of a plate, rounded. */
function plate(project: Project, inset: number, z: number): string {
  const radius = 0.55 - inset * 0.5
  const [left, top, right, bottom] = [inset, inset, WIDTH - inset, DEPTH - inset]
  const corners: readonly (readonly [number, number, number])[] = [
    [right - radius, top + radius, 0],
    [right - radius, bottom - radius, 90],
    [left + radius, bottom - radius, 180],
    [left + radius, top + radius, 270],
  ]
  const points = corners.flatMap(([x, y, from]) =>
    range(9).map((step) => {
      const angle = ((from + step * 11.25) * Math.PI) / 180
      return project([x + Math.sin(angle) * radius, y - Math.cos(angle) * radius, z])
    }),
  )
  return `M${points.map(at).join('L')}Z`
}

/** A plate with a thickness. */
const slab = (project: Project, thickness: number, inset = 0): string =>
  shape(plate(project, inset, 0), 'ground ink') +
  shape(
    [
      [WIDTH - 0.16, DEPTH - 0.16],
      [0.16, DEPTH - 0.16],
      [WIDTH - 0.16, 0.16],
    ].map(([x = 0, y = 0]) => polyline([project([x, y, 0]), project([x, y, thickness])])),
    'ink',
  ) +
  shape(plate(project, inset, thickness), 'ground ink')

function board(project: Project): string {
  const next = random(14)
  const chips: (readonly [Place, readonly [number, number, number]])[] = [
    [
      [1.1, 0.8, 0.1],
      [1.4, 1.4, 0.14],
    ],
    [
      [3.2, 0.7, 0.1],
      [0.9, 0.9, 0.12],
    ],
    [
      [4.8, 0.8, 0.1],
      [1.5, 0.7, 0.1],
    ],
    [
      [1, 2.9, 0.1],
      [0.7, 1, 0.12],
    ],
    [
      [2.3, 3, 0.1],
      [2.2, 0.9, 0.1],
    ],
    [
      [5.3, 2.6, 0.1],
      [1, 1.2, 0.16],
    ],
  ]
  const traces = range(26).map((index) => {
    const y = 0.4 + index * 0.15
    const turn = 2.6 + next() * 2
    return throughSpace(project, [
      [0.5, y, 0.1],
      [turn, y, 0.1],
      [turn + 0.3, y + 0.15, 0.1],
      [6.7, y + 0.15, 0.1],
    ])
  })
  return (
    slab(project, 0.1) +
    shape(traces, 'hairline') +
    chips
      .map(([place, size]) => {
        const { top, left, right } = box(project, place, size)
        return shape([left, right, top], 'ground ink fine')
      })
      .join('')
  )
}

/** A device taken apart along its axis. */
export function product(): string {
  const [caseLevel, cellLevel, boardLevel, screenLevel, glassLevel] = [690, 540, 390, 232, 84].map(level)
  if (!caseLevel || !cellLevel || !boardLevel || !screenLevel || !glassLevel) return ''
  const middle: Place = [WIDTH / 2, DEPTH / 2, 0]
  const axis = (from: Project, to: Project) => polyline([from(middle), to(middle)])
  const corners: Place[] = [
    [WIDTH - 0.16, DEPTH - 0.16, 0],
    [0.16, DEPTH - 0.16, 0],
    [WIDTH - 0.16, 0.16, 0],
  ]
  const cells = range(3).map((index) => {
    const { top, left, right } = box(cellLevel, [0.7 + index * 2, 0.7, 0.1], [1.8, 3.2, 0.3])
    return shape([left, right, top], 'ground ink fine')
  })
  const pixels = range(22).map((index) =>
    throughSpace(screenLevel, [
      [0.5 + index * 0.29, 0.5, 0.1],
      [0.5 + index * 0.29, DEPTH - 0.5, 0.1],
    ]),
  )
  return [
    shape(
      corners.map((corner) => polyline([glassLevel(corner), caseLevel(corner)])),
      'strong dashed',
    ),
    slab(caseLevel, 0.4),
    shape(plate(caseLevel, 0.25, 0.4), 'strong'),
    shape(axis(caseLevel, cellLevel), 'accent'),
    slab(cellLevel, 0.1),
    cells.join(''),
    shape(axis(cellLevel, boardLevel), 'accent'),
    board(boardLevel),
    shape(axis(boardLevel, screenLevel), 'accent'),
    slab(screenLevel, 0.1),
    shape(pixels, 'hairline'),
    shape(patch(screenLevel, [0.5, 0.5, 0.1], WIDTH - 1, DEPTH - 1), 'strong'),
    shape(axis(screenLevel, glassLevel), 'accent'),
    slab(glassLevel, 0.06),
    shape(plate(glassLevel, 0.3, 0.06), 'strong'),
    shape(
      [0.5, 0.8, 1.4].map((offset) =>
        throughSpace(glassLevel, [
          [offset + 1, 0.4, 0.06],
          [offset + 0.2, DEPTH - 0.5, 0.06],
        ]),
      ),
      'hairline',
    ),
    shape(polyline([glassLevel(middle), [glassLevel(middle)[0], 40]]), 'accent'),
    shape(
      [caseLevel, cellLevel, boardLevel, screenLevel, glassLevel].map((project) =>
        ellipse(...project([middle[0], middle[1], 0.1]), 6),
      ),
      'fill-accent',
    ),
  ].join('')
}
