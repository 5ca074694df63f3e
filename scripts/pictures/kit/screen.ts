import { meridian, parallel, type View } from './globe.ts'
import { range, spread } from './random.ts'
import { ellipse, line, rectangle, shape } from './svg.ts'

/** A part of a screen, in the drawing's units. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** The window that schematic screens are drawn in, on a sheet of 1600 × 1000. */
export const WINDOW: Frame = { x: 150, y: 110, width: 1300, height: 780 }
/** Height of the bar on top of a window. */
export const BAR = 56

/** A large, faint globe behind a window. */
export function backdrop(): string {
  const view: View = { centre: [1130, 380], radius: 700, tilt: 18, roll: -14 }
  return shape(
    [
      ...spread(-80, 80, 13).map((longitude) => meridian(view, longitude)),
      ...spread(-60, 75, 10).map((latitude) => parallel(view, latitude)),
      ellipse(...view.centre, view.radius),
    ],
    'hairline',
  )
}

/** An empty window with its bar: three dots, and a field for the address or the search. */
export function frame({ x, y, width, height }: Frame = WINDOW): string {
  return [
    shape(rectangle(x, y, width, height, 10), 'ground ink'),
    shape(line(x, y + BAR, x + width, y + BAR), 'strong'),
    shape(
      range(3).map((dot) => ellipse(x + 32 + dot * 24, y + BAR / 2, 6)),
      'strong',
    ),
    shape(rectangle(x + width - 330, y + 16, 300, 24, 12), 'hairline'),
  ].join('')
}

/** The rail at the side of a window, one entry of it chosen. */
export function rail({ x, y, height }: Frame, entries: number, chosen: number, width = 200): string {
  const top = (index: number) => y + BAR + 70 + index * 52
  return [
    shape(line(x + width, y + BAR, x + width, y + height), 'strong'),
    shape(
      range(entries).map((index) => rectangle(x + 30, top(index) - 9, 18, 18, 4)),
      'strong',
    ),
    shape(
      range(entries).map((index) => line(x + 64, top(index), x + 120 + ((index * 37) % 50), top(index))),
      'strong',
    ),
    shape(line(x + 64, top(chosen), x + 120 + ((chosen * 37) % 50), top(chosen)), 'ink bold'),
  ].join('')
}

/** Lines that stand for text: `widths` are shares of `width`. */
export const text = (x: number, y: number, width: number, widths: readonly number[], step = 22): string =>
  widths.map((share, index) => line(x, y + index * step, x + width * share, y + index * step)).join('')
