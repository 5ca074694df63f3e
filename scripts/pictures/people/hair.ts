import { mirrored } from '../kit/blend.ts'
import { between, random, spread } from '../kit/random.ts'
import { at, ellipse, shape, smooth, within, type Point } from '../kit/svg.ts'
import { cap, fall } from './features.ts'
import { skull } from './head.ts'

/** Short hair with a parting at one side. */
export const parted = (): string =>
  cap(
    [
      [-134, 6],
      [-116, -44],
      [-104, -88],
      [-62, -116],
      [0, -94],
      [64, -84],
      [108, -58],
      [124, -26],
      [134, 6],
    ],
    0.1,
    13,
  )

/** Short hair, cut close. */
export const cropped = (): string =>
  cap(
    [
      [-132, 10],
      [-118, -46],
      [-92, -92],
      [-40, -108],
      [0, -110],
      [40, -108],
      [92, -92],
      [118, -46],
      [132, 10],
    ],
    0.07,
    9,
  )

/** Hair drawn back from the forehead. */
export const drawnBack = (): string => {
  const front: Point[] = [
    [-132, 0],
    [-110, -66],
    [-62, -112],
    [0, -124],
    [62, -112],
    [110, -66],
    [132, 0],
  ]
  return cap(front, 0.06, 10)
}

/** A knot on the crown. */
export function bun(): string {
  const [x, y, radius] = [0, -214, 56]
  const turns = spread(0, 1, 7).map((share) =>
    ellipse(x + share * 14, y + share * 8, radius * (1 - share * 0.86), radius * (1 - share * 0.9)),
  )
  return shape(ellipse(x, y, radius), 'ground ink') + shape(turns.slice(1, -1), 'strong')
}

/** Two falls of hair from a middle parting; both lines begin at the parting. */
function falls(inner: readonly Point[], outer: readonly Point[], strands: number): string {
  return fall(inner, outer, strands) + fall(mirrored(inner), mirrored(outer), strands)
}

/** Hair cut at the chin. */
export const bob = (): string =>
  falls(
    [
      [0, -152],
      [-52, -118],
      [-96, -62],
      [-108, 10],
      [-102, 80],
      [-82, 138],
    ],
    [
      [0, -190],
      [-84, -176],
      [-146, -110],
      [-172, 0],
      [-178, 90],
      [-150, 152],
    ],
    12,
  )

/** Hair over the shoulders, in waves. */
export const long = (): string =>
  falls(
    [
      [0, -152],
      [-56, -116],
      [-100, -60],
      [-114, 20],
      [-104, 110],
      [-118, 200],
      [-98, 290],
      [-112, 400],
    ],
    [
      [0, -194],
      [-88, -180],
      [-150, -110],
      [-176, 10],
      [-170, 110],
      [-196, 210],
      [-180, 300],
      [-204, 400],
    ],
    13,
  )

/** A straight fringe, and sides to the ears. */
export function fringe(): string {
  const crown = skull(0.12)
    .filter(([, y]) => y < 66)
    .sort(([x], [tx]) => x - tx)
  const edge: Point[] = [
    [-112, 66],
    [-108, -10],
    [-102, -62],
    [-50, -58],
    [0, -56],
    [50, -58],
    [102, -62],
    [108, -10],
    [112, 66],
  ]
  const region = `${smooth(crown)}L${edge.slice().reverse().map(at).join('L')}Z`
  const strands = spread(-1, 1, 43).map((share) => {
    const foot: Point = Math.abs(share) > 0.8 ? [share * 146, 66] : [share * 126, -58]
    return `M${at([share * 26, -176])}C${at([share * 90, -170])} ${at([share * 150, -120])} ${at(foot)}`
  })
  return shape(region, 'ground') + within('fringe', region, shape(strands, 'strong')) + shape(region, 'ink')
}

/** A round crown of curls, rings of many sizes close together: what is behind the face and what is before it. */
export function curls(): { behind: string; before: string } {
  const next = random(36)
  const placed: { x: number; y: number; r: number }[] = []
  for (let tries = 0; tries < 9000; tries++) {
    const [x, y, r] = [between(next, -205, 205), between(next, -270, 110), between(next, 9, 22)]
    const inside = Math.hypot(x / 0.98, y + 74) < 196
    const inFace = Math.hypot(x / 112, (y - 42) / 146) < 1
    if (
      inside &&
      !inFace &&
      placed.every((other) => Math.hypot(other.x - x, other.y - y) > (other.r + r) * 0.72)
    ) {
      placed.push({ x, y, r })
    }
  }
  const rings = [
    shape(
      placed.map(({ x, y, r }) => ellipse(x, y, r)),
      'ground ink fine',
    ),
    shape(
      placed.map(({ x, y, r }) => ellipse(x + r * 0.12, y + r * 0.1, r * 0.52)),
      'strong',
    ),
  ].join('')
  const forehead = `${smooth(
    skull(0.04)
      .filter(([, y]) => y < -20)
      .sort(([x], [tx]) => x - tx),
  )}Q${at([0, -190])} ${at([-134, -20])}Z`
  return {
    behind: shape(ellipse(0, -74, 192, 196), 'ground') + rings,
    before: shape(forehead, 'ground') + rings,
  }
}

/** A tail that falls over one shoulder. */
export const tail = (): string =>
  fall(
    [
      [40, -176],
      [112, -70],
      [112, 60],
      [100, 180],
      [132, 340],
    ],
    [
      [60, -164],
      [158, -112],
      [190, 40],
      [176, 200],
      [170, 360],
    ],
    9,
  )
