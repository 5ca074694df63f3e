import { meridian, parallel, type View } from '../kit/globe.ts'
import { range, spread } from '../kit/random.ts'
import { at, ellipse, line, polyline, rectangle, shape, within } from '../kit/svg.ts'

/** Size of a thumbnail, and the margin its contents keep. */
export const WIDTH = 240
export const HEIGHT = 150
export const MARGIN = 18
/** What is between the margins. */
export const INNER = WIDTH - 2 * MARGIN

/** A heading: one heavy line for each share of the width. */
export const heading = (x: number, y: number, width: number, shares: readonly number[] = [1]): string =>
  shape(
    shares.map((share, index) => line(x, y + index * 9, x + width * share, y + index * 9)),
    'ink bold',
  )

/** The same, in the middle of a line. */
export const centredHeading = (y: number, widths: readonly number[]): string =>
  shape(
    widths.map((width, index) =>
      line(WIDTH / 2 - width / 2, y + index * 9, WIDTH / 2 + width / 2, y + index * 9),
    ),
    'ink bold',
  )

/** Lines of text. */
export const words = (
  x: number,
  y: number,
  width: number,
  shares: readonly number[],
  role = 'strong',
  step = 6,
): string =>
  shape(
    shares.map((share, index) => line(x, y + index * step, x + width * share, y + index * step)),
    role,
  )

/** Lines of text in the middle of a line. */
export const centredWords = (y: number, widths: readonly number[]): string =>
  shape(
    widths.map((width, index) =>
      line(WIDTH / 2 - width / 2, y + index * 6, WIDTH / 2 + width / 2, y + index * 6),
    ),
    'strong',
  )

/** A button: the chosen one is filled. */
export const button = (x: number, y: number, width = 40, filled = true): string =>
  filled
    ? shape(rectangle(x, y, width, 13, 2), 'fill-accent')
    : shape(rectangle(x, y, width, 13, 2), 'ink fine')

/** A field of a form. */
export const field = (x: number, y: number, width: number, height = 13): string =>
  shape(rectangle(x, y, width, height, 1), 'fill-tint') +
  shape(line(x, y + height, x + width, y + height), 'strong')

/** An outlined box. */
export const card = (x: number, y: number, width: number, height: number, role = 'strong'): string =>
  shape(rectangle(x, y, width, height, 3), `ground ${role}`)

/** A picture: its frame and a landscape in it. */
export function picture(x: number, y: number, width: number, height: number, id: string): string {
  const hills = [
    `M${at([x, y + height * 0.78])}C${at([x + width * 0.25, y + height * 0.3])} ${at([x + width * 0.45, y + height * 0.4])} ${at([x + width * 0.6, y + height * 0.72])}`,
    `M${at([x + width * 0.4, y + height])}C${at([x + width * 0.6, y + height * 0.45])} ${at([x + width * 0.8, y + height * 0.4])} ${at([x + width, y + height * 0.7])}`,
  ]
  return [
    shape(rectangle(x, y, width, height, 3), 'fill-tint'),
    within(
      id,
      rectangle(x, y, width, height, 3),
      shape(hills, 'strong') +
        shape(ellipse(x + width * 0.74, y + height * 0.26, Math.min(width, height) * 0.09), 'strong'),
    ),
    shape(rectangle(x, y, width, height, 3), 'strong'),
  ].join('')
}

/** The site's globe, with its meridian. */
export function globe(x: number, y: number, radius: number): string {
  const view: View = { centre: [x, y], radius, tilt: 22 }
  return (
    shape(
      [
        ...spread(-60, 60, 5).map((longitude) => meridian(view, longitude)),
        ...spread(-30, 60, 4).map((latitude) => parallel(view, latitude)),
      ],
      'hairline',
    ) +
    shape(ellipse(x, y, radius), 'strong') +
    shape(meridian(view, -24), 'accent fine')
  )
}

/** An icon: a circle with a cross of lines. */
export const icon = (x: number, y: number, radius = 7): string =>
  shape(
    [
      ellipse(x, y, radius),
      line(x - radius * 0.45, y, x + radius * 0.45, y),
      line(x, y - radius * 0.45, x, y + radius * 0.45),
    ],
    'accent fine',
  )

/** A head and shoulders. */
export const person = (x: number, y: number, radius: number, id: string): string =>
  shape(ellipse(x, y, radius), 'fill-tint') +
  within(
    id,
    ellipse(x, y, radius),
    shape(
      [ellipse(x, y - radius * 0.18, radius * 0.34), ellipse(x, y + radius * 0.95, radius * 0.66)],
      'strong',
    ),
  ) +
  shape(ellipse(x, y, radius), 'strong')

/** A tick, as in checklists. */
export const tick = (x: number, y: number, role = 'accent fine'): string =>
  shape(
    polyline([
      [x - 3, y],
      [x - 1, y + 2.5],
      [x + 3.5, y - 3],
    ]),
    role,
  )

/** Left edges of equal columns between the margins, and how wide they are. */
export function columns(count: number, gap = 10): { lefts: number[]; width: number } {
  const width = (INNER - gap * (count - 1)) / count
  return { lefts: range(count).map((index) => MARGIN + index * (width + gap)), width }
}
