import { box, isometric, patch, throughSpace, type Place } from '../kit/isometric.ts'
import { random, range } from '../kit/random.ts'
import { ellipse, polyline, shape, type Point } from '../kit/svg.ts'

const SIZE = 8
const BOTTOM = 766
const DISTANCE = 132

type Project = (place: Place) => Point

const plane = (level: number): Project => isometric([800, BOTTOM - DISTANCE * level - 175], 56)
const sheetOf = (project: Project, role: string): string =>
  shape(patch(project, [0, 0, 0], SIZE, SIZE), `ground ${role}`)

function ground(project: Project): string {
  const grid = range(15).flatMap((index) => {
    const at = (index + 1) / 2
    return [
      throughSpace(project, [
        [at, 0, 0],
        [at, SIZE, 0],
      ]),
      throughSpace(project, [
        [0, at, 0],
        [SIZE, at, 0],
      ]),
    ]
  })
  return sheetOf(project, 'strong') + shape(grid, 'hairline')
}

function machines(project: Project): string {
  const boxes = range(4).flatMap((row) =>
    range(7).map((column) => box(project, [0.6 + column, 0.7 + row * 1.85, 0], [0.62, 1, 0.35])),
  )
  return (
    sheetOf(project, 'strong') +
    boxes
      .map(({ top, left, right }) => shape(top, 'ground strong') + shape([left, right], 'ground hairline'))
      .join('')
  )
}

function stores(project: Project): string {
  const places: Place[] = range(9).map((index) => [
    1.7 + (index % 3) * 2.3,
    1.7 + Math.floor(index / 3) * 2.3,
    0,
  ])
  const rings = places.map((place) => {
    const [x, y] = project(place)
    return [0.35, 0.6, 0.85].map((r) => ellipse(x, y, r * 72, r * 31)).join('')
  })
  return sheetOf(project, 'strong') + shape(rings, 'strong')
}

function services(project: Project): string {
  const next = random(11)
  const nodes = range(22).map((): Place => [0.7 + next() * 6.6, 0.7 + next() * 6.6, 0])
  const near = (a: Place, b: Place) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 2.3
  const links = nodes.flatMap((a, index) =>
    nodes.slice(0, index).flatMap((b) => (near(a, b) ? [polyline([project(a), project(b)])] : [])),
  )
  const dots = nodes.map((place) => ellipse(...project(place), 9, 6))
  return sheetOf(project, 'strong') + shape(links, 'hairline') + shape(dots, 'ground ink')
}

function screen(project: Project): string {
  const lines = range(7).map((index) =>
    throughSpace(project, [
      [3.4, 2.6 + index * 0.7, 0],
      [index % 3 === 2 ? 5.4 : 7.2, 2.6 + index * 0.7, 0],
    ]),
  )
  return [
    sheetOf(project, 'ink'),
    shape([patch(project, [0.7, 0.7, 0], 6.6, 1), patch(project, [0.7, 2.4, 0], 2, 4.9)], 'ink'),
    shape(lines, 'strong'),
  ].join('')
}

/** A system in five layers, from the ground it stands on to the screen people see, held together by one line. */
export function layers(): string {
  const levels = [ground, machines, stores, services, screen]
  const middle = range(5).map((level) => plane(level)([SIZE / 2, SIZE / 2, 0]))
  const corner = (x: number, y: number) => polyline([plane(0)([x, y, 0]), plane(4)([x, y, 0])])
  return [
    shape([corner(0, SIZE), corner(SIZE, 0), corner(SIZE, SIZE)], 'strong dashed'),
    levels.map((draw, level) => draw(plane(level))).join(''),
    shape(polyline([middle[0] ?? [0, 0], [800, 20]]), 'accent'),
    shape(
      middle.map((point) => ellipse(...point, 9)),
      'fill-accent',
    ),
  ].join('')
}
