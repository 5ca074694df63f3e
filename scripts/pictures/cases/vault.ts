import { range } from '../kit/random.ts'
import { ellipse, line, moved, polar, polyline, rectangle, shape, type Point } from '../kit/svg.ts'

const CENTRE: Point = [800, 500]
const ray = (degrees: number, from: number, to: number): string =>
  polyline([polar(CENTRE, from, degrees), polar(CENTRE, to, degrees)])

/** A bolt that slides out of the door's edge. */
const bolt = (degrees: number): string =>
  moved(CENTRE, shape([rectangle(-17, -402, 34, 96, 5), line(-17, -330, 17, -330)], 'ground ink'), degrees)

/** The round door of a vault, with bolts, wheel and dial. */
export function vault(): string {
  const rings = [440, 428, 300, 292, 206]
  const handles = range(5).map((index) => index * 72 + 20)
  return [
    shape(
      range(46).map((index) => line(0, 22 + index * 22, 1600, 22 + index * 22)),
      'hairline',
    ),
    shape(ellipse(...CENTRE, 476), 'ground strong'),
    shape(
      range(180).map((index) => ray(index * 2, 440, 462)),
      'hairline',
    ),
    shape(
      rings.slice(0, 2).map((radius) => ellipse(...CENTRE, radius)),
      'ink',
    ),
    range(18)
      .map((index) => bolt(index * 20 + 10))
      .join(''),
    shape(ellipse(...CENTRE, 316), 'ground ink'),
    shape(
      rings.slice(2).map((radius) => ellipse(...CENTRE, radius)),
      'strong',
    ),
    shape(
      range(100).map((index) => ray(index * 3.6, 292, index % 10 === 0 ? 258 : index % 5 === 0 ? 270 : 278)),
      'strong',
    ),
    shape(
      handles.flatMap((degrees) => [-5.5, 5.5].map((side) => ray(degrees + side * 0.55, 60, 176))),
      'ink',
    ),
    shape(
      handles.map((degrees) => ellipse(...polar(CENTRE, 186, degrees), 19)),
      'ground ink',
    ),
    shape(
      [96, 84, 40].map((radius) => ellipse(...CENTRE, radius)),
      'ground ink',
    ),
    shape(
      range(40).map((index) => ray(index * 9, 84, index % 5 === 0 ? 66 : 74)),
      'strong',
    ),
    shape(ray(48, 96, 300), 'accent'),
    shape(ellipse(...polar(CENTRE, 300, 48), 15), 'ground accent'),
    shape([ellipse(...polar(CENTRE, 300, 48), 6), ellipse(...CENTRE, 9)], 'fill-accent'),
  ].join('')
}
