import { meridian } from '../kit/globe.ts'
import { range } from '../kit/random.ts'
import { at, line, polygon, rectangle, shape, within } from '../kit/svg.ts'
import { water } from '../kit/water.ts'
import { cathedral, clockTower, wheel } from './landmarks.ts'
import { block, building, GROUND, symmetric } from './skyline.ts'

/** The tapering tower of glass, its shards open at the top. */
function shard(x: number): string {
  const facets = polygon([
    [x - 86, GROUND],
    [x - 12, 140],
    [x - 5, 168],
    [x + 4, 120],
    [x + 13, 176],
    [x + 84, GROUND],
  ])
  return (
    building({
      id: 'shard',
      outline: facets,
      box: { x: x - 90, width: 180, top: 120 },
      wall: 'floors',
      step: 10,
      role: 'ink',
    }) + shape([line(x - 5, 168, x - 34, GROUND), line(x + 4, 120, x + 36, GROUND)], 'strong')
  )
}

/** The rounded tower wound in diagonals. */
function gherkin(x: number): string {
  const outline = `M${at([x - 46, GROUND])}C${at([x - 78, 540])} ${at([x - 62, 400])} ${at([x, 330])}C${at([x + 62, 400])} ${at([x + 78, 540])} ${at([x + 46, GROUND])}Z`
  const winding = range(13).flatMap((index) => {
    const y = 300 + index * 46
    return [
      `M${at([x - 80, y + 130])}Q${at([x, y + 70])} ${at([x + 80, y - 30])}`,
      `M${at([x + 80, y + 130])}Q${at([x, y + 70])} ${at([x - 80, y - 30])}`,
    ]
  })
  return (
    shape(outline, 'ground') + within('gherkin', outline, shape(winding, 'strong')) + shape(outline, 'ink')
  )
}

/** London from the south bank, with the meridian above it. */
export function london(): string {
  const sky = { centre: [1000, 1250], radius: 1120, tilt: 24 } as const
  return [
    shape(
      range(15).map((index) => meridian(sky, -70 + index * 10 + 0.01)),
      'hairline',
    ),
    block('l1', 0, 70, 120, 'grid', 'hairline'),
    block('l2', 420, 90, 170, 'grid', 'hairline'),
    block('l3', 530, 60, 120, 'floors', 'hairline'),
    block('l4', 850, 84, 210, 'mullions', 'hairline'),
    block('l5', 1000, 60, 330, 'grid', 'strong'),
    symmetric(
      'walkie',
      1178,
      [
        [58, 372],
        [50, 520],
        [40, GROUND],
      ],
      'mullions',
      { role: 'strong' },
    ),
    building({
      id: 'wedge',
      outline: polygon([
        [1058, 300],
        [1058, GROUND],
        [1158, GROUND],
      ]),
      box: { x: 1058, width: 100, top: 300 },
      wall: 'braces',
      step: 16,
    }),
    gherkin(930),
    block('l6', 1240, 76, 200, 'grid', 'strong'),
    block('l7', 1500, 100, 150, 'grid', 'hairline'),
    block('l8', 1450, 56, 240, 'floors', 'strong'),
    shard(1380),
    cathedral(690),
    wheel([190, 560], 150),
    clockTower(400),
    shape(rectangle(0, GROUND, 1600, 270), 'ground'),
    shape(line(0, GROUND, 1600, GROUND), 'ink'),
    shape(water(3, GROUND + 14, 1000), 'hairline'),
    shape(
      range(8).map((index) =>
        line(400 - 20 + index * 2, GROUND + 22 + index * 17, 400 + 20 - index * 2, GROUND + 22 + index * 17),
      ),
      'accent fine',
    ),
  ].join('')
}
