import { range } from '../kit/random.ts'
import {
  arc,
  at,
  ellipse,
  line,
  polar,
  polygon,
  polyline,
  rectangle,
  shape,
  smooth,
  type Point,
} from '../kit/svg.ts'
import type { CLIENTS } from '../texts/marks.ts'

const CENTRE: Point = [80, 80]
const corner = (index: number, radius = 62): Point => polar(CENTRE, radius, index * 60)

/** A quarter of a circle on one of four squares, turned so that all four run around the middle. */
function quarter(index: number): string {
  const [x, y] = [
    [22, 22],
    [82, 22],
    [82, 82],
    [22, 82],
  ][index] as [number, number]
  const size = 56
  const corners: Point[] = [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ]
  const [pivot = [0, 0], from = [0, 0], to = [0, 0]] = [
    corners[(index + 3) % 4],
    corners[index % 4],
    corners[(index + 2) % 4],
  ]
  return `M${at(pivot)}L${at(from)}A${size} ${size} 0 0 1 ${at(to)}Z`
}

const wave = (y: number): string => {
  const half = Math.sqrt(58 ** 2 - (y - 80) ** 2)
  return smooth(
    range(25).map((index): Point => {
      const x = 80 - half + (2 * half * index) / 24
      return [x, y + Math.sin((x - 22) / 9.2) * 8]
    }),
  )
}

/** Marks of client organisations that do not exist, 160 × 160, in one grey that stands on light and dark pages. */
export const CLIENT_DRAWINGS: Record<keyof typeof CLIENTS, () => string> = {
  'client-01': () =>
    shape(
      [...[36, 62].map((radius) => arc([80, 116], radius, -90, 90)), line(12, 116, 148, 116)],
      'strong bold',
    ) + shape(ellipse(80, 98, 9), 'fill-strong'),
  'client-02': () => shape(range(4).map(quarter), 'fill-strong'),
  'client-03': () =>
    shape(
      [
        polygon([corner(0), corner(1), CENTRE, corner(5)]),
        polygon([corner(1), corner(2), corner(3), CENTRE]),
        polygon([CENTRE, corner(3), corner(4), corner(5)]),
      ],
      'strong bold',
    ) + shape(polygon([corner(1), corner(2), corner(3), CENTRE]), 'fill-strong'),
  'client-04': () =>
    shape(
      [44, 80, 116, 80, 44].map((height, index) => rectangle(20 + index * 26, 138 - height, 16, height, 8)),
      'fill-strong',
    ),
  'client-05': () => shape([arc([58, 80], 38, 61, 370), arc([102, 80], 38, 241, 550)], 'strong bold'),
  'client-06': () => shape([ellipse(80, 80, 62), wave(56), wave(80), wave(104)], 'strong bold'),
  'client-07': () =>
    shape(
      [
        polyline([
          [22, 110],
          [22, 22],
          [110, 22],
        ]),
        polyline([
          [50, 138],
          [138, 138],
          [138, 50],
        ]),
      ],
      'strong bold',
    ) + shape(line(34, 126, 126, 34), 'strong bold'),
  'client-08': () =>
    shape(polygon(range(8).map((index) => polar(CENTRE, 26, index * 45 + 22.5))), 'fill-strong') +
    shape(
      range(8).map((index) => polyline([polar(CENTRE, 38, index * 45), polar(CENTRE, 64, index * 45)])),
      'strong bold',
    ),
}
