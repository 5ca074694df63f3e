import { range } from '../kit/random.ts'
import { line, polyline, rectangle, shape } from '../kit/svg.ts'
import { button, card, heading, MARGIN, picture, WIDTH, words } from './parts.ts'

const RIGHT = WIDTH - MARGIN

/** A heart, to be kept by. */
const heart = (x: number, y: number): string =>
  shape(
    `M${x} ${y + 5}C${x - 9} ${y - 1} ${x - 5} ${y - 8} ${x} ${y - 3}C${x + 5} ${y - 8} ${x + 9} ${y - 1} ${x} ${y + 5}Z`,
    'accent fine',
  )

/** A choice that drops down. */
const choice = (x: number, y: number): string =>
  shape(rectangle(x, y - 6, 22, 12, 2), 'strong') +
  shape(
    polyline([
      [x + 13, y - 1.5],
      [x + 16, y + 1.5],
      [x + 19, y - 1.5],
    ]),
    'ink fine',
  )

/** Blocks of the shop that show what a visitor has chosen. */
export const SHOP = {
  cartBlock: () =>
    [
      heading(MARGIN, 24, 52),
      shape(
        range(4).map((row) => line(MARGIN, 38 + row * 32, 146, 38 + row * 32)),
        'hairline',
      ),
      range(3)
        .map((row) => {
          const y = 54 + row * 32
          return (
            picture(MARGIN, y - 11, 28, 22, `cart${row}`) +
            words(54, y, 34, [[1, 0.7, 0.85][row] ?? 1], 'ink') +
            choice(96, y) +
            words(128, y, 18, [1])
          )
        })
        .join(''),
      card(160, 38, 62, 94),
      words(170, 50, 42, [1, 0.8, 0.9], 'strong', 10),
      shape(line(170, 82, 212, 82), 'hairline'),
      words(170, 93, 42, [1], 'ink'),
      button(170, 108, 42),
    ].join(''),
  wishlistBlock: () =>
    [
      heading(MARGIN, 24, 60),
      shape(
        range(4).map((row) => line(MARGIN, 38 + row * 32, RIGHT, 38 + row * 32)),
        'hairline',
      ),
      range(3)
        .map((row) => {
          const y = 54 + row * 32
          return (
            picture(MARGIN, y - 11, 32, 22, `wish${row}`) +
            words(60, y - 3, 64, [[0.9, 0.7, 1][row] ?? 1, 0.4], 'ink', 8) +
            heart(146, y) +
            button(172, y - 6, 50, false)
          )
        })
        .join(''),
    ].join(''),
}
