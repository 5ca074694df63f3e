import { mirrored } from '../kit/blend.ts'
import { range, spread } from '../kit/random.ts'
import { at, ellipse, line, polygon, polyline, shape, smooth, type Point } from '../kit/svg.ts'

const HALF: Point[] = [
  [58, 176],
  [76, 214],
  [128, 240],
  [220, 268],
  [282, 320],
  [318, 430],
]
const SHOULDERS: Point[] = [...mirrored(HALF).reverse(), ...HALF]

/** The same line as cloth lies: level under the throat instead of up the neck. */
const CLOTH: Point[] = [
  ...SHOULDERS.filter(([x]) => x < -100),
  [-64, 228],
  [0, 238],
  [64, 228],
  ...SHOULDERS.filter(([x]) => x > 100),
]

/** The neck, with a few rings around it. */
export function neck(): string {
  const front = `M${at([-60, 90])}C${at([-56, 140])} ${at([-56, 160])} ${at([-62, 186])}Q${at([0, 270])} ${at([62, 186])}C${at([56, 160])} ${at([56, 140])} ${at([60, 90])}Z`
  const sides = [-1, 1].map(
    (side) =>
      `M${at([side * 60, 90])}C${at([side * 56, 140])} ${at([side * 56, 160])} ${at([side * 62, 186])}`,
  )
  const rings = [150, 164, 178, 192].map((y) => `M${at([-58, y])}Q${at([0, y + 26])} ${at([58, y])}`)
  return shape(front, 'ground') + shape(rings, 'hairline') + shape(sides, 'ink')
}

/** Shoulders in strata: every line repeats the one above it. */
export function shoulders(): string {
  const down = (y: number) => smooth(CLOTH.map(([x, base]): Point => [x, base + y]))
  return [
    shape(`${smooth(SHOULDERS)}V600H-318Z`, 'ground'),
    shape(
      range(16).map((index) => down(14 + index * 15)),
      'hairline',
    ),
    shape(smooth(SHOULDERS), 'ink'),
  ].join('')
}

/** The ground in which a collar lies, closed by what is worn over it. */
const throat = (depth: number): string =>
  shape(`M${at([-66, 180])}L${at([0, depth])}L${at([66, 180])}Q${at([0, 226])} ${at([-66, 180])}Z`, 'ground')

/** Two flaps of a shirt's collar; `open` is how far down they part. */
export function shirt(open: number, role = 'ink'): string {
  const flap: Point[] = [
    [60, 164],
    [84, 190],
    [62, 262],
    [8, 216 + open],
  ]
  return [
    throat(214 + open),
    shape(
      polyline([
        [0, 216 + open],
        [0, 430],
      ]),
      'strong',
    ),
    shape(
      [280, 330, 380].filter((y) => y > 226 + open).map((y) => ellipse(8, y, 4)),
      'strong',
    ),
    shape([polygon(flap), polygon(mirrored(flap))], `ground ${role}`),
  ].join('')
}

/** A jacket over a shirt: lapels that cross. */
export function jacket(role = 'ink'): string {
  const lapel: Point[] = [
    [70, 192],
    [116, 232],
    [106, 262],
    [150, 262],
    [112, 334],
    [4, 452],
    [-2, 404],
  ]
  return [
    shape(
      polygon([
        [-74, 200],
        [0, 410],
        [74, 200],
      ]),
      'ground',
    ),
    shirt(10),
    shape([polygon(mirrored(lapel)), polygon(lapel)], `ground ${role}`),
  ].join('')
}

/** A round neckline: two arcs. */
export const round = (role = 'ink'): string =>
  shape(`M${at([-80, 214])}Q${at([0, 300])} ${at([80, 214])}Q${at([0, 262])} ${at([-80, 214])}Z`, 'ground') +
  shape(
    [
      `M${at([-80, 214])}Q${at([0, 300])} ${at([80, 214])}`,
      `M${at([-92, 224])}Q${at([0, 326])} ${at([92, 224])}`,
    ],
    role,
  )

/** A roll-neck: a ribbed tube. */
export function rollNeck(role = 'ink'): string {
  const tube = `M${at([-68, 148])}Q${at([0, 186])} ${at([68, 148])}L${at([82, 226])}Q${at([0, 276])} ${at([-82, 226])}Z`
  const ribs = spread(-0.92, 0.92, 17).map((share) => {
    const drop = 20 * (1 - share ** 2)
    return line(share * 68, 148 + drop, share * 82, 226 + drop * 1.25)
  })
  return shape(tube, `ground ${role}`) + shape(ribs, 'strong') + shape(tube, role)
}

/** A standing collar and a row of buttons. */
export function standing(role = 'ink'): string {
  const side: Point[] = [
    [64, 160],
    [74, 212],
    [4, 250],
    [4, 214],
  ]
  return [
    throat(250),
    shape(line(0, 232, 0, 430), 'ink'),
    shape(
      [274, 316, 358].map((y) => ellipse(0, y, 7)),
      'ground ink',
    ),
    shape([polygon(side), polygon(mirrored(side))], `ground ${role}`),
  ].join('')
}

/** A shawl laid from one shoulder over the other. */
export function shawl(role = 'ink'): string {
  const folds = range(13).map((index) => {
    const y = index * 15
    return `M${at([-150 - index * 12, 236 + index * 9])}C${at([-60, 300 + y])} ${at([70, 290 + y])} ${at([120 + index * 14, 214 + y * 0.5])}`
  })
  const edge = `M${at([-150, 236])}C${at([-60, 300])} ${at([70, 290])} ${at([120, 214])}`
  const under = `M${at([-92, 208])}C${at([-60, 262])} ${at([40, 268])} ${at([84, 200])}`
  return [
    shape(`${edge}L${at([318, 310])}V600H-318V310Z`, 'ground'),
    shape(folds, 'strong'),
    shape(smooth(SHOULDERS.filter(([x]) => Math.abs(x) > 110 && x < 0)), 'ink'),
    shape(smooth(SHOULDERS.filter(([x]) => x > 110)), 'ink'),
    shape(edge, 'ink'),
    shape(under, role),
  ].join('')
}
