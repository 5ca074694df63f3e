import { range } from '../kit/random.ts'
import { ellipse, line, polyline, rectangle, shape } from '../kit/svg.ts'
import {
  button,
  card,
  centredHeading,
  columns,
  heading,
  icon,
  MARGIN,
  picture,
  tick,
  WIDTH,
  words,
} from './parts.ts'

const three = columns(3)
const two = columns(2)
const RIGHT = WIDTH - MARGIN

/** A small plus or minus at the end of a row. */
const fold = (x: number, y: number, open: boolean): string =>
  shape(open ? line(x - 4, y, x + 4, y) : [line(x - 4, y, x + 4, y), line(x, y - 4, x, y + 4)], 'accent fine')

/** Blocks that list what is kept elsewhere: plans, questions, posts, jobs, cases. */
export const LISTS = {
  pricingTableBlock: () =>
    [
      shape(rectangle(98, 14, 44, 11, 5.5), 'strong'),
      shape(rectangle(99, 15, 21, 9, 4.5), 'fill-accent'),
      three.lefts
        .map((x, index) =>
          [
            card(x, 34, three.width, 98, index === 1 ? 'accent' : 'strong'),
            words(x + 9, 46, 28, [1], 'ink'),
            heading(x + 9, 60, 30),
            range(3)
              .map((row) => tick(x + 12, 76 + row * 10) + words(x + 20, 76 + row * 10, 32, [1]))
              .join(''),
            button(x + 9, 111, three.width - 18, index === 1),
          ].join(''),
        )
        .join(''),
    ].join(''),
  comparisonTableBlock: () =>
    [
      shape(rectangle(131, 20, 44, 112), 'fill-tint'),
      [86, 131, 178].map((x) => words(x + 8, 30, 28, [1], 'ink')).join(''),
      shape(
        range(6).map((row) => line(MARGIN, 40 + row * 18, RIGHT, 40 + row * 18)),
        'hairline',
      ),
      range(5)
        .map((row) => words(MARGIN, 49 + row * 18, 50, [0.7 + ((row * 3) % 4) / 10]))
        .join(''),
      range(5)
        .flatMap((row) =>
          [108, 153, 200].map((x, column) =>
            column >= 2 - Math.min(2, 4 - row) || row < 2
              ? tick(x, 49 + row * 18)
              : shape(line(x - 3, 49 + row * 18, x + 3, 49 + row * 18), 'strong'),
          ),
        )
        .join(''),
    ].join(''),
  faqBlock: () =>
    [
      heading(MARGIN, 26, 60),
      shape(
        [
          line(MARGIN, 40, RIGHT, 40),
          line(MARGIN, 88, RIGHT, 88),
          line(MARGIN, 110, RIGHT, 110),
          line(MARGIN, 132, RIGHT, 132),
        ],
        'hairline',
      ),
      words(MARGIN, 51, 110, [1], 'ink'),
      words(MARGIN, 64, 170, [1, 0.94, 0.5]),
      words(MARGIN, 99, 130, [1], 'ink'),
      words(MARGIN, 121, 96, [1], 'ink'),
      fold(214, 51, true),
      fold(214, 99, false),
      fold(214, 121, false),
    ].join(''),
  featureListBlock: () =>
    range(3)
      .map((index) => {
        const y = 20 + index * 38
        const left = index % 2 === 0
        return (
          picture(left ? MARGIN : 154, y, 68, 32, `feature${index}`) +
          words(left ? 98 : MARGIN, y + 8, 64, [1], 'ink') +
          words(left ? 98 : MARGIN, y + 17, 118, [1, 0.7])
        )
      })
      .join(''),
  productGridBlock: () =>
    range(2)
      .map((row) =>
        three.lefts
          .map((x, index) =>
            [
              picture(x, 16 + row * 62, three.width, 34, `product-${row}-${index}`),
              words(x, 58 + row * 62, three.width, [0.7], 'ink'),
              words(x, 66 + row * 62, three.width, [0.35], 'accent'),
            ].join(''),
          )
          .join(''),
      )
      .join(''),
  catalogBlock: () =>
    [
      shape(line(MARGIN, 24, RIGHT, 24), 'hairline'),
      words(MARGIN, 16, 30, [1], 'ink'),
      words(RIGHT - 62, 16, 62, [1]),
      range(6)
        .map(
          (row) =>
            shape(rectangle(MARGIN, 34 + row * 15, 7, 7, 1), row === 1 ? 'fill-accent' : 'strong') +
            words(MARGIN + 12, 37.5 + row * 15, 30, [0.6 + ((row * 3) % 4) / 10]),
        )
        .join(''),
      range(2)
        .map((row) =>
          range(3)
            .map((column) => {
              const [x, y] = [78 + column * 50, 34 + row * 50]
              return [
                picture(x, y, 44, 27, `catalogue-${row}-${column}`),
                words(x, y + 34, 44, [0.7], 'ink'),
                words(x, y + 41, 44, [0.35], 'accent'),
              ].join('')
            })
            .join(''),
        )
        .join(''),
    ].join(''),
  integrationsGridBlock: () =>
    [
      centredHeading(24, [84]),
      range(10)
        .map((index) => {
          const [x, y] = [MARGIN + (index % 5) * 42, 40 + Math.floor(index / 5) * 46]
          const marks = [
            ellipse(x + 18, y + 15, 7),
            rectangle(x + 12, y + 9, 12, 12, 2),
            polyline([
              [x + 11, y + 21],
              [x + 18, y + 8],
              [x + 25, y + 21],
              [x + 11, y + 21],
            ]),
          ]
          return (
            card(x, y, 36, 38) +
            shape(marks[(index * 2) % 3] ?? '', index === 3 ? 'accent fine' : 'ink fine') +
            words(x + 9, y + 30, 18, [1])
          )
        })
        .join(''),
    ].join(''),
  postListBlock: () =>
    three.lefts
      .map(
        (x, index) =>
          picture(x, 28, three.width, 42, `post${index}`) +
          shape(line(x, 80, x + 20, 80), 'accent fine') +
          words(x, 90, 58, [1, 0.7], 'ink', 8) +
          words(x, 110, 56, [1, 0.9, 0.4]),
      )
      .join(''),
  portfolioBlock: () =>
    [
      picture(18, 18, 62, 66, 'w1'),
      picture(18, 90, 62, 42, 'w2'),
      picture(88, 18, 64, 40, 'w3'),
      picture(88, 64, 64, 68, 'w4'),
      picture(160, 18, 62, 54, 'w5'),
      picture(160, 78, 62, 54, 'w6'),
    ].join(''),
  helpTopicsBlock: () =>
    [
      shape(rectangle(48, 18, 144, 18, 9), 'ground ink fine'),
      shape([ellipse(61, 26.5, 4), line(64, 30, 67, 33)], 'accent fine'),
      words(76, 27, 60, [1]),
      range(4)
        .map((index) => {
          const [x, y] = [two.lefts[index % 2] ?? 0, 48 + Math.floor(index / 2) * 44]
          return (
            card(x, y, two.width, 36) +
            icon(x + 16, y + 18) +
            words(x + 32, y + 13, 48, [1], 'ink') +
            words(x + 32, y + 22, 54, [1])
          )
        })
        .join(''),
    ].join(''),
  jobListBlock: () =>
    [
      heading(MARGIN, 24, 64),
      shape(
        range(5).map((row) => line(MARGIN, 38 + row * 24, RIGHT, 38 + row * 24)),
        'hairline',
      ),
      range(4)
        .map((row) => {
          const y = 50 + row * 24
          return [
            words(MARGIN, y, 76, [[1, 0.8, 0.9, 0.7][row] ?? 1], 'ink'),
            words(116, y, 34, [1]),
            shape(rectangle(162, y - 6, 28, 12, 6), 'strong'),
            shape(
              [
                line(204, y, 218, y),
                polyline([
                  [213, y - 5],
                  [218, y],
                  [213, y + 5],
                ]),
              ],
              'accent fine',
            ),
          ].join('')
        })
        .join(''),
    ].join(''),
}
