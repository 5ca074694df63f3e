import { blend, mirrored } from '../kit/blend.ts'
import { range, spread } from '../kit/random.ts'
import { at, shape, smooth, within, type Point } from '../kit/svg.ts'
import { fall } from './features.ts'

const around = (rx: number, ry: number, y: number, from: number, to: number): Point[] =>
  spread(from, to, 25).map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180
    return [rx * Math.sin(angle), y - ry * Math.cos(angle)]
  })

/** A headscarf: around the face, under the chin, and laid over the shoulders; what is behind the face and what is before it. */
export function headscarf(role = 'ink'): { behind: string; before: string } {
  const opening = around(104, 140, 22, -180, 180)
  const outside = around(158, 196, 4, -180, 180)
  const drape = range(11).map((index) => {
    const y = index * 17
    return `M${at([-150 - index * 10, 150 + index * 17])}C${at([-70, 250 + y])} ${at([60, 262 + y])} ${at([150 + index * 11, 168 + y * 0.9])}`
  })
  const cloth = `M${at([-152, 60])}C${at([-176, 170])} ${at([-240, 250])} ${at([-300, 330])}V600H300V330C${at([240, 250])} ${at([176, 170])} ${at([152, 60])}Z`
  return {
    behind: [
      shape(cloth, 'ground'),
      within('drape', cloth, shape(drape, 'strong')),
      shape(cloth, 'ink'),
      shape(`${smooth(outside)}Z`, 'ground'),
    ].join(''),
    before: [
      shape(`${smooth(outside)}Z${smooth(opening)}Z`, 'ring ground'),
      shape(blend(opening, outside, spread(0, 1, 10).slice(1, -1)), 'strong'),
      shape(`${smooth(outside)}Z`, 'ink'),
      shape(`${smooth(opening)}Z`, role),
    ].join(''),
  }
}

/** A cloth that falls from the crown to both sides. */
export function ghutra(): string {
  const inner: Point[] = [
    [0, -112],
    [-64, -100],
    [-104, -56],
    [-116, 30],
    [-120, 120],
    [-96, 230],
    [-60, 400],
  ]
  const outer: Point[] = [
    [0, -196],
    [-100, -184],
    [-152, -110],
    [-172, 20],
    [-206, 170],
    [-262, 300],
    [-290, 400],
  ]
  return fall(inner, outer, 12) + fall(mirrored(inner), mirrored(outer), 12)
}

/** The double cord that holds a ghutra. */
export function cord(role: string): string {
  const band = (y: number, half: number) => {
    const edge = (shift: number) =>
      spread(-1, 1, 15).map((share): Point => [share * half, y + shift + 13 * (1 - share ** 2)])
    return shape(`${smooth([...edge(-10), ...edge(9).reverse()])}Z`, `ground ${role}`)
  }
  return band(-164, 116) + band(-141, 131)
}

/** A turban: bands that cross over the forehead. */
export function turban(role = 'ink'): string {
  const left: Point[] = [
    [-142, -6],
    [-120, -64],
    [-70, -104],
    [0, -132],
  ]
  const top: Point[] = [
    [-168, -40],
    [-172, -150],
    [-110, -250],
    [0, -276],
  ]
  const over: Point[] = [
    [-26, -118],
    [50, -104],
    [112, -62],
    [142, -6],
  ]
  const back: Point[] = [
    [-112, -250],
    [20, -290],
    [150, -196],
    [168, -40],
  ]
  return [
    fall(mirrored(left), mirrored(top), 9),
    fall(left, top, 9),
    fall(over, back, 11),
    shape(
      smooth([
        [-142, -6],
        [-120, -64],
        [-70, -104],
        [-26, -118],
      ]),
      'ink',
    ),
    shape(`M${at([-26, -118])}C${at([-30, -160])} ${at([-60, -210])} ${at([-112, -250])}`, role),
  ].join('')
}
