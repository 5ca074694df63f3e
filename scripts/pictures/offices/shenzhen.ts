import { noise, range, spread } from '../kit/random.ts'
import { at, line, polygon, polyline, shape, smooth, type Point } from '../kit/svg.ts'
import { water } from '../kit/water.ts'
import { block, building, GROUND, symmetric } from './skyline.ts'

/** Hills behind the city, each ridge hiding the one behind it. */
function hills(): string {
  const relief = noise(45)
  return range(5)
    .map((index) => {
      const ridge = spread(-20, 1620, 60).map((x): Point => [
        x,
        430 + index * 50 + relief(x / 260 + index * 7, index) * (130 - index * 18),
      ])
      return (
        shape(`${smooth(ridge)}L1620 ${GROUND}L-20 ${GROUND}Z`, 'ground') + shape(smooth(ridge), 'hairline')
      )
    })
    .join('')
}

/** The tallest tower: tapering shoulders, stone ribs and a long spire. */
function spireTower(x: number): string {
  const half: Point[] = [
    [0, 92],
    [5, 190],
    [30, 238],
    [44, 300],
    [50, 420],
    [50, 600],
    [62, GROUND],
  ]
  return (
    symmetric('spire', x, half, 'floors', { step: 9, role: 'ink' }) +
    shape(
      [-1, 1].flatMap((side) => [
        polyline([
          [x + side * 10, 226],
          [x + side * 22, 320],
          [x + side * 22, GROUND],
        ]),
        polyline([
          [x + side * 24, 240],
          [x + side * 36, 330],
          [x + side * 36, GROUND],
        ]),
      ]),
      'strong',
    ) +
    shape(line(x, 92, x, 60), 'ink')
  )
}

/** A tower that closes like a bamboo shoot. */
function bamboo(x: number): string {
  const outline = `M${at([x - 58, GROUND])}C${at([x - 66, 520])} ${at([x - 46, 380])} ${at([x, 270])}C${at([x + 46, 380])} ${at([x + 66, 520])} ${at([x + 58, GROUND])}Z`
  const ribs = range(11).map((index) => {
    const share = (index - 5) / 5.4
    return `M${at([x + share * 58, GROUND])}C${at([x + share * 66, 520])} ${at([x + share * 46, 380])} ${at([x, 270])}`
  })
  return shape(outline, 'ground') + shape(ribs, 'strong') + shape(outline, 'ink')
}

/** A tower with a rounded crown. */
const waterfall = (x: number): string =>
  symmetric(
    'fall',
    x,
    [
      [0, 300],
      [44, 306],
      [50, 430],
      [46, 560],
      [58, GROUND],
    ],
    'mullions',
    { curved: true, role: 'ink', step: 10 },
  )

/** Two joined cylinders with masts. */
const twins = (x: number): string =>
  [
    building({
      id: 'twins',
      outline: polygon([
        [x - 56, GROUND],
        [x - 56, 424],
        [x - 30, 412],
        [x - 4, 424],
        [x - 4, 440],
        [x + 4, 440],
        [x + 4, 424],
        [x + 30, 412],
        [x + 56, 424],
        [x + 56, GROUND],
      ]),
      box: { x: x - 56, width: 112, top: 412 },
      wall: 'floors',
      step: 11,
    }),
    shape([line(x - 30, 412, x - 30, 350), line(x + 30, 412, x + 30, 350)], 'ink fine'),
  ].join('')

/** The long roof of the civic centre, like a bird's wings. */
function wings(x: number): string {
  const roof = spread(-1, 1, 25).map((share): Point => [
    x + share * 128,
    672 + Math.cos(share * Math.PI * 2) * 10 - Math.abs(share) * 18,
  ])
  return [
    shape(
      polygon([
        [x - 60, GROUND],
        [x - 40, 670],
        [x + 40, 670],
        [x + 60, GROUND],
      ]),
      'ground strong',
    ),
    shape(
      spread(-112, 112, 15).map((dx) => line(x + dx, 676, x + dx, GROUND)),
      'hairline',
    ),
    shape([smooth(roof), smooth(roof.map(([px, py]): Point => [px, py + 9]))], 'ink'),
  ].join('')
}

/** Shenzhen from the bay. */
export function shenzhen(): string {
  const front: (readonly [number, number, number])[] = [
    [40, 66, 150],
    [118, 58, 230],
    [300, 62, 190],
    [430, 54, 260],
    [640, 64, 210],
    [880, 58, 300],
    [1010, 70, 190],
    [1260, 62, 250],
    [1390, 54, 180],
    [1470, 72, 280],
  ]
  return [
    hills(),
    ...front.map(([x, width, height], index) =>
      block(`b${index}`, x - 24, width, height + 40, index % 2 ? 'mullions' : 'floors', 'hairline', 10),
    ),
    ...front.map(([x, width, height], index) =>
      block(`f${index}`, x, width, height, index % 3 ? 'grid' : 'floors', 'strong', 11),
    ),
    waterfall(560),
    twins(220),
    spireTower(800),
    bamboo(1150),
    symmetric(
      'crown',
      370,
      [
        [0, 372],
        [26, 398],
        [40, 440],
        [40, GROUND],
      ],
      'braces',
      { step: 14, role: 'ink fine' },
    ),
    symmetric(
      'steps',
      1336,
      [
        [14, 380],
        [14, 420],
        [30, 420],
        [30, 480],
        [46, 480],
        [46, GROUND],
      ],
      'mullions',
      { step: 10 },
    ),
    wings(1000),
    shape(line(0, GROUND, 1600, GROUND), 'ink'),
    shape(water(9, GROUND + 14, 1000), 'hairline'),
    shape(line(800, 60, 800, 10), 'accent'),
    shape(
      range(10).map((index) =>
        line(800 - 34 + index * 3, GROUND + 20 + index * 17, 800 + 34 - index * 3, GROUND + 20 + index * 17),
      ),
      'accent',
    ),
    shape(`M800 60m-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z`, 'fill-accent'),
  ].join('')
}
