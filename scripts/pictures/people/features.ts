import { blend } from '../kit/blend.ts'
import { spread } from '../kit/random.ts'
import { at, polyline, rectangle, ellipse, shape, smooth, within, type Point } from '../kit/svg.ts'
import { onHead, skull, type Pose } from './head.ts'

/** Glasses on the line of the eyes, round or square. */
export function glasses(pose: Pose, form: 'round' | 'square', role: string): string {
  const eyes = [-27, 27].map((longitude) => onHead(pose, 1, longitude))
  const lens = ([x, y]: Point) =>
    form === 'round' ? ellipse(x, y, 40, 41) : rectangle(x - 44, y - 31, 88, 62, 14)
  const [left = [0, 0], right = [0, 0]] = eyes
  const reach = form === 'round' ? 40 : 44
  const bridge = `M${at([left[0] + reach, left[1] - 8])}Q${at([(left[0] + right[0]) / 2, left[1] - 24])} ${at([right[0] - reach, right[1] - 8])}`
  const sides = [
    polyline([
      [left[0] - reach, left[1] - 8],
      [-128, -2],
    ]),
    polyline([
      [right[0] + reach, right[1] - 8],
      [128, -2],
    ]),
  ]
  return shape(eyes.map(lens), role) + shape([bridge, ...sides], role)
}

/** A beard from ear to ear, with the moustache. */
export function beard(pose: Pose, id: string, length: number): string {
  const cheek: Point[] = [
    [-127, 20],
    [-112, 66],
    [-72, 82],
    [-26, 66],
    [0, 60],
    [26, 66],
    [72, 82],
    [112, 66],
    [127, 20],
  ].map(([x = 0, y = 0]): Point => [x + (Math.abs(x) < 120 ? pose.turn * 1.1 : 0), y])
  const chin: Point[] = [
    [-129, 14],
    [-121, 84],
    [-88, 140 + length * 0.5],
    [-38, 172 + length],
    [0, 180 + length],
    [38, 172 + length],
    [88, 140 + length * 0.5],
    [121, 84],
    [129, 14],
  ]
  const region = `${smooth([...cheek, ...chin.slice().reverse()])}Z`
  const [mouth] = [onHead(pose, -30, 0)]
  const strands = spread(-126, 126, 46).map((x) => {
    const lean = x * 0.16
    return polyline([
      [x, 10],
      [x - lean * 0.5, 100],
      [x - lean * 2, 200 + length],
    ])
  })
  return [
    shape(region, 'ground'),
    within(id, region, shape(strands, 'strong')),
    shape(region, 'ink'),
    shape(
      `M${at([mouth[0] - 30, mouth[1] + 12])}Q${at([mouth[0], mouth[1] + 22])} ${at([mouth[0] + 30, mouth[1] + 12])}`,
      'ink',
    ),
  ].join('')
}

/** Hair that lies close to the head, from one temple over the crown to the other; `front` is where it begins. */
export function cap(front: readonly Point[], larger: number, strands: number, from = 0): string {
  const crown = skull(larger)
    .filter(([, y]) => y < 30)
    .sort(([x], [tx]) => x - tx)
  const region = `${smooth([...crown, ...front.slice().reverse()])}Z`
  return [
    shape(region, 'ground'),
    shape(blend(crown, front, spread(from, 1, strands + 2).slice(1, -1)), 'strong'),
    shape(region, 'ink'),
  ].join('')
}

/** Hair or cloth between an inner and an outer line: its ground, its strands and its outline. */
export function fall(inner: readonly Point[], outer: readonly Point[], strands: number): string {
  const region = `${smooth([...inner, ...outer.slice().reverse()])}Z`
  return [
    shape(region, 'ground'),
    shape(blend(inner, outer, spread(0, 1, strands + 2).slice(1, -1)), 'strong'),
    shape(smooth(inner), 'ink'),
    shape(smooth(outer), 'ink'),
  ].join('')
}
