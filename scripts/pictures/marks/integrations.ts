import { range } from '../kit/random.ts'
import { arc, at, ellipse, line, polar, polyline, rectangle, shape } from '../kit/svg.ts'
import type { INTEGRATIONS } from '../texts/marks.ts'

const needle = polar([80, 100], 44, 38)

/** One disc of a data store, seen from the side; closed at the top one only. */
const layer = (y: number): string => `M26 ${y}a54 18 0 0 0 108 0`

/** A ridge of a fingerprint: an arc with two straight ends. */
const ridge = (radius: number, drop: number): string =>
  `M${at([80 - radius, 78 + drop])}V78A${radius} ${radius} 0 0 1 ${at([80 + radius, 78])}V${78 + drop}`

/** Glyphs of integrations, two for each category, 160 × 160: grey lines and one thing in the accent. */
export const INTEGRATION_DRAWINGS: Record<keyof typeof INTEGRATIONS, () => string> = {
  'integration-01': () =>
    shape(
      'M30 28H104A14 14 0 0 1 118 42V74A14 14 0 0 1 104 88H62L40 106V88H30A14 14 0 0 1 16 74V42A14 14 0 0 1 30 28Z',
      'ink',
    ) +
    shape(
      'M132 62A14 14 0 0 1 144 76V108A14 14 0 0 1 130 122H122V140L100 122H72A14 14 0 0 1 58 110',
      'accent',
    ),
  'integration-02': () =>
    shape(rectangle(18, 36, 124, 90, 4), 'ink') +
    shape(
      polyline([
        [20, 42],
        [80, 90],
        [140, 42],
      ]),
      'accent',
    ),
  'integration-03': () =>
    shape([line(50, 20, 50, 140)], 'ink') +
    shape('M50 126C50 92 110 118 110 80C110 42 50 68 50 34', 'accent') +
    shape([ellipse(50, 126, 12), ellipse(50, 34, 12)], 'fill-ink') +
    shape(ellipse(108, 80, 12), 'fill-accent'),
  'integration-04': () =>
    shape(
      [
        polyline([
          [58, 30],
          [14, 80],
          [58, 130],
        ]),
        polyline([
          [102, 30],
          [146, 80],
          [102, 130],
        ]),
      ],
      'ink',
    ) +
    shape(
      [
        polyline([
          [68, 56],
          [46, 80],
          [68, 104],
        ]),
        polyline([
          [92, 56],
          [114, 80],
          [92, 104],
        ]),
      ],
      'accent',
    ),
  'integration-05': () =>
    shape(ellipse(80, 80, 62), 'ink') +
    shape(
      polyline([
        [18, 80],
        [52, 80],
        [66, 46],
        [88, 116],
        [102, 80],
        [142, 80],
      ]),
      'accent',
    ),
  'integration-06': () =>
    shape(
      [
        arc([80, 100], 62, -104, 104),
        ...range(7).map((index) =>
          polyline([polar([80, 100], 48, -90 + index * 30), polar([80, 100], 56, -90 + index * 30)]),
        ),
      ],
      'ink',
    ) +
    shape(polyline([[80, 100], needle]), 'accent') +
    shape(ellipse(80, 100, 9), 'fill-accent'),
  'integration-07': () =>
    shape([rectangle(16, 38, 128, 86, 10), line(34, 106, 66, 106)], 'ink') +
    shape(rectangle(16, 58, 128, 18), 'fill-accent'),
  'integration-08': () =>
    shape([ellipse(56, 62, 40), ellipse(56, 62, 28)], 'ink') +
    shape(arc([104, 98], 40, -32, 212), 'accent') +
    shape(ellipse(104, 98, 8), 'fill-accent'),
  'integration-09': () =>
    shape([ellipse(80, 38, 54, 18), layer(66), layer(122), 'M26 38V122M134 38V122'], 'ink') +
    shape(layer(94), 'accent'),
  'integration-10': () =>
    shape(
      range(9).map((index) => rectangle(22 + (index % 3) * 42, 22 + Math.floor(index / 3) * 42, 32, 32, 3)),
      'ink',
    ) + shape(rectangle(64, 64, 32, 32, 3), 'fill-accent accent'),
  'integration-11': () =>
    shape(
      [ellipse(50, 80, 32), line(82, 80, 146, 80), line(122, 80, 122, 102), line(142, 80, 142, 98)],
      'ink',
    ) + shape(ellipse(50, 80, 11), 'fill-accent'),
  'integration-12': () =>
    shape([ridge(56, 22), ridge(40, 46), ridge(24, 62)], 'ink') + shape(ridge(8, 58), 'accent'),
}
