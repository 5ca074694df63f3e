import { range, spread } from '../kit/random.ts'
import { at, ellipse, line, polygon, polyline, shape, type Point } from '../kit/svg.ts'
import { dunes, palm } from './desert.ts'
import { block, building, GROUND, symmetric } from './skyline.ts'

/** The tower with the opening: an upright leaf whose top is parted by an arch, joined by a bridge. */
function opening(x: number): string {
  const outline = `M${at([x - 84, GROUND])}C${at([x - 92, 520])} ${at([x - 80, 250])} ${at([x - 62, 140])}H${x + 62}C${at([x + 80, 250])} ${at([x + 92, 520])} ${at([x + 84, GROUND])}Z`
  const gap = `M${at([x - 46, 156])}C${at([x - 44, 290])} ${at([x - 22, 352])} ${at([x, 352])}C${at([x + 22, 352])} ${at([x + 44, 290])} ${at([x + 46, 156])}Z`
  return (
    building({
      id: 'opening',
      outline,
      box: { x: x - 92, width: 184, top: 140 },
      wall: 'floors',
      step: 9,
      role: 'ink',
    }) +
    shape(gap, 'ground accent') +
    shape([line(x, 352, x, GROUND), line(x - 62, 148, x + 62, 148)], 'strong')
  )
}

/** The slender pyramid of steel with a globe below its tip. */
function pyramid(x: number): string {
  const [tip, foot] = [150, 82]
  const edge = (share: number, y: number): Point => [x + share * foot * ((y - tip) / (GROUND - tip)), y]
  const globe: Point = [x, 304]
  return [
    building({
      id: 'pyramid',
      outline: polygon([
        [x - foot, GROUND],
        [x, tip],
        [x + foot, GROUND],
      ]),
      box: { x: x - foot, width: 2 * foot, top: 360 },
      wall: 'floors',
      step: 10,
      role: 'ink',
    }),
    shape(polygon([edge(-1, 232), edge(1, 232), edge(1, 350), edge(-1, 350)]), 'ground'),
    shape(
      [-1, -0.36, 0.36, 1].map((share) => polyline([edge(share, tip), edge(share, GROUND)])),
      'strong',
    ),
    shape(
      [232, 350, 470, 590].map((y) => polyline([edge(-1, y), edge(1, y)])),
      'ink fine',
    ),
    shape(ellipse(...globe, 21), 'ground ink'),
    shape([ellipse(...globe, 8, 21), line(globe[0] - 21, globe[1], globe[0] + 21, globe[1])], 'strong'),
    shape(line(x, tip, x, tip - 40), 'ink'),
  ].join('')
}

/** A tower cut like a crystal. */
function crystal(x: number): string {
  const outline = polygon([
    [x - 66, GROUND],
    [x - 48, 330],
    [x - 10, 214],
    [x + 42, 260],
    [x + 64, GROUND],
  ])
  return (
    building({
      id: 'crystal',
      outline,
      box: { x: x - 70, width: 140, top: 210 },
      wall: 'grid',
      step: 12,
      role: 'ink',
    }) +
    shape(
      [
        polyline([
          [x - 10, 214],
          [x + 14, 470],
          [x - 20, GROUND],
        ]),
        polyline([
          [x + 42, 260],
          [x + 14, 470],
          [x + 36, GROUND],
        ]),
        polyline([
          [x - 48, 330],
          [x + 14, 470],
        ]),
      ],
      'strong',
    )
  )
}

/** Riyadh from the desert's edge. */
export function riyadh(): string {
  const low = spread(0, 1560, 27).map((x, index): readonly [number, number, number] => [
    x,
    54,
    34 + ((index * 53) % 70),
  ])
  return [
    shape(
      range(16).map((index) => ellipse(1180, GROUND, 150 + index * 74)),
      'hairline',
    ),
    shape(
      polygon([
        [0, GROUND],
        [1600, GROUND],
        [1600, 1000],
        [0, 1000],
      ]),
      'ground',
    ),
    ...low.map(([x, width, height], index) => block(`r${index}`, x, width, height, 'plain', 'hairline')),
    block('k1', 880, 70, 300, 'mullions', 'strong'),
    symmetric(
      'k2',
      1010,
      [
        [20, 386],
        [44, 440],
        [44, GROUND],
      ],
      'braces',
      { step: 15, role: 'strong' },
    ),
    crystal(1120),
    symmetric(
      'k3',
      1240,
      [
        [34, 330],
        [50, 420],
        [38, GROUND],
      ],
      'floors',
      { step: 10, role: 'strong' },
    ),
    block('k4', 1310, 64, 240, 'grid', 'strong'),
    block('k5', 700, 60, 190, 'grid', 'strong'),
    block('k6', 250, 64, 170, 'mullions', 'strong'),
    opening(420),
    pyramid(640),
    symmetric(
      'k7',
      1450,
      [
        [0, 400],
        [30, 450],
        [44, GROUND],
      ],
      'mullions',
      { step: 9, role: 'strong' },
    ),
    shape(line(0, GROUND, 1600, GROUND), 'ink'),
    [90, 150, 196, 800, 850, 1540].map((x, index) => palm(x, GROUND + 4, 96 + (index % 3) * 24)).join(''),
    dunes(),
  ].join('')
}
