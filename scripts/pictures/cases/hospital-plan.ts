import { between, random, range } from '../kit/random.ts'
import { at, ellipse, line, polar, polyline, rectangle, shape, type Point } from '../kit/svg.ts'

const [LEFT, TOP, RIGHT, BOTTOM] = [100, 150, 1500, 850]
/** Rooms are 130 deep, corridors 50 wide. */
const COURTS = [290, 695, 1100]
const COURT_WIDTH = 210
const COURT_TOP = TOP + 185
const COURT_BOTTOM = BOTTOM - 185

/** Places that divide a length into rooms of uneven width. */
function divisions(next: () => number, from: number, to: number, typical: number): number[] {
  const count = Math.round((to - from) / typical)
  return range(count + 1).map((index) => {
    const even = from + ((to - from) * index) / count
    return index === 0 || index === count ? even : even + between(next, -0.2, 0.2) * typical
  })
}

/** A door at the foot of a room: its leaf and the quarter circle it turns in. */
const door = (x: number, y: number, inward: 1 | -1): string =>
  `M${at([x, y])}v${inward * 24}A24 24 0 0 ${inward < 0 ? 1 : 0} ${at([x + 24, y])}`

/** A bed with its head at the wall. */
const bed = (x: number, wall: number, inward: 1 | -1): string => {
  const top = inward < 0 ? wall + 12 : wall - 66
  const pillow = inward < 0 ? top + 6 : top + 36
  return rectangle(x, top, 30, 54, 4) + rectangle(x + 6, pillow, 18, 12, 3)
}

/** A row of rooms along a corridor at `corridor`, with walls to `wall`. */
function roomRow(
  next: () => number,
  from: number,
  to: number,
  wall: number,
  corridor: number,
): [string, string] {
  const inward = wall < corridor ? -1 : 1
  const places = divisions(next, from, to, 92)
  const walls = places.slice(1, -1).map((x) => line(x, wall, x, corridor))
  const doors = places.slice(0, -1).map((x) => door(x + 16, corridor, inward))
  const front = places.slice(0, -1).map((x, index) => {
    const end = places[index + 1] ?? to
    return line(x, corridor, x + 16, corridor) + line(x + 40, corridor, end, corridor)
  })
  const beds = places
    .slice(0, -1)
    .map((x, index) => bed((x + (places[index + 1] ?? to)) / 2 - 15, wall, inward))
  return [[...walls, ...front].join(''), [...doors, ...beds].join('')]
}

/** Rooms one above another between two corridors. */
function wing(next: () => number, x: number, width: number): string {
  const places = divisions(next, COURT_TOP, COURT_BOTTOM, 70)
  return (
    rectangle(x, COURT_TOP, width, COURT_BOTTOM - COURT_TOP) +
    places
      .slice(1, -1)
      .map((y) => line(x, y, x + width, y))
      .join('')
  )
}

/** A hospital's floor: rooms along corridors around three courts, and the shortest way of a patient. */
export function hospitalPlan(): string {
  const next = random(31)
  const [north, northDoors] = roomRow(next, LEFT, RIGHT, TOP, TOP + 130)
  const [south, southDoors] = roomRow(next, LEFT, RIGHT, BOTTOM, BOTTOM - 130)
  const wings = [
    wing(next, LEFT, 140),
    wing(next, 548, 99),
    wing(next, 953, 99),
    wing(next, RIGHT - 140, 140),
  ]
  const trees = COURTS.flatMap((x) =>
    range(6).flatMap((index) => {
      const [cx, cy] = [x + 62 + (index % 2) * 86, COURT_TOP + 66 + Math.floor(index / 2) * 99]
      const size = between(next, 24, 38)
      return [
        ...[0.2, 0.62, 1].map((share) => ellipse(cx, cy, size * share)),
        ...range(12).map((ray) =>
          polyline([polar([cx, cy], size * 0.62, ray * 30), polar([cx, cy], size, ray * 30)]),
        ),
      ]
    }),
  )
  const way: Point[] = [
    [800, 940],
    [800, BOTTOM - 155],
    [675, BOTTOM - 155],
    [675, TOP + 155],
    [428, TOP + 155],
    [428, TOP + 80],
  ]
  return [
    shape(
      COURTS.map((x) => rectangle(x, COURT_TOP, COURT_WIDTH, COURT_BOTTOM - COURT_TOP)),
      'strong',
    ),
    shape(trees, 'hairline'),
    shape([northDoors, southDoors], 'hairline'),
    shape([north, south, ...wings], 'strong'),
    shape([rectangle(LEFT - 10, TOP - 10, RIGHT - LEFT + 20, BOTTOM - TOP + 20)], 'ink'),
    shape(rectangle(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP), 'ink'),
    shape(rectangle(745, BOTTOM - 134, 110, 148), 'ground'),
    shape([line(745, BOTTOM - 130, 745, BOTTOM + 40), line(855, BOTTOM - 130, 855, BOTTOM + 40)], 'ink'),
    shape(polyline(way), 'accent'),
    shape([ellipse(800, 940, 9), ellipse(428, TOP + 80, 9)], 'fill-accent'),
    shape(ellipse(428, TOP + 80, 20), 'accent'),
  ].join('')
}
