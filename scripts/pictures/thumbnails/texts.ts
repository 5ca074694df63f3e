import { range } from '../kit/random.ts'
import { ellipse, line, polygon, polyline, rectangle, shape } from '../kit/svg.ts'
import {
  card,
  centredHeading,
  centredWords,
  columns,
  heading,
  icon,
  MARGIN,
  person,
  picture,
  WIDTH,
  words,
} from './parts.ts'

const three = columns(3)
const four = columns(4, 8)

/** Blocks of running text, pictures and things in a row. */
export const TEXTS = {
  servicesGridBlock: () =>
    [
      heading(MARGIN, 22, 70),
      range(6)
        .map((index) => {
          const [x, y] = [three.lefts[index % 3] ?? 0, 36 + Math.floor(index / 3) * 50]
          return (
            shape(line(x, y, x + three.width, y), 'hairline') +
            icon(x + 7, y + 12) +
            words(x, y + 26, 44, [1], 'ink') +
            words(x, y + 34, 56, [1, 0.7])
          )
        })
        .join(''),
    ].join(''),
  featureGridBlock: () =>
    [
      centredHeading(26, [90]),
      centredWords(38, [120]),
      three.lefts
        .map(
          (x) => icon(x + 9, 66, 9) + words(x, 86, 46, [1], 'ink') + words(x, 96, 58, [1, 0.92, 0.96, 0.5]),
        )
        .join(''),
    ].join(''),
  stepsBlock: () =>
    [
      heading(MARGIN, 28, 80),
      shape(line(27, 62, 222, 62), 'hairline'),
      four.lefts
        .map((x, index) =>
          [
            shape(ellipse(x + 9, 62, 9), index === 0 ? 'fill-accent' : 'ground accent fine'),
            index === 0
              ? shape(line(x + 9, 58, x + 9, 66), 'under')
              : shape(
                  range(index + 1).map((mark) =>
                    line(x + 9 - index * 1.5 + mark * 3, 59, x + 9 - index * 1.5 + mark * 3, 65),
                  ),
                  'ink fine',
                ),
            words(x, 86, 36, [1], 'ink'),
            words(x, 96, 42, [1, 0.9, 0.5]),
          ].join(''),
        )
        .join(''),
    ].join(''),
  timelineBlock: () =>
    [
      shape(line(76, 20, 76, 130), 'strong'),
      range(4)
        .map((index) => {
          const y = 28 + index * 29
          return [
            words(40, y, 24, [1], 'ink'),
            shape(ellipse(76, y, 4.5), index === 3 ? 'fill-accent' : 'ground accent fine'),
            words(92, y, 60, [1], 'ink'),
            words(92, y + 8, 118, [1, 0.6]),
          ].join('')
        })
        .join(''),
    ].join(''),
  richTextBlock: () =>
    [
      words(MARGIN, 30, 34, [1, 0.8, 0.9, 0.6], 'strong', 9),
      shape(line(MARGIN - 6, 36, MARGIN - 6, 42), 'accent'),
      heading(76, 28, 92),
      words(76, 42, 146, [1, 0.96, 0.98, 0.4]),
      heading(76, 74, 60),
      words(76, 88, 146, [0.98, 1, 0.94, 0.97, 0.7]),
      shape(line(118, 94, 142, 94), 'accent fine'),
    ].join(''),
  galleryBlock: () =>
    [
      picture(18, 20, 98, 66, 'g1'),
      picture(124, 20, 45, 66, 'g2'),
      picture(177, 20, 45, 30, 'g3'),
      picture(177, 56, 45, 30, 'g4'),
      picture(18, 94, 60, 36, 'g5'),
      picture(86, 94, 60, 36, 'g6'),
      picture(154, 94, 68, 36, 'g7'),
    ].join(''),
  videoBlock: () =>
    [
      shape(rectangle(36, 22, 168, 94, 4), 'fill-ink'),
      shape(ellipse(120, 69, 17), 'fill-accent'),
      shape(
        polygon([
          [115, 60],
          [115, 78],
          [130, 69],
        ]),
        'fill-ground',
      ),
      shape(line(46, 106, 194, 106), 'strong'),
      shape(line(46, 106, 96, 106), 'accent fine'),
      centredWords(128, [90]),
    ].join(''),
  codeBlock: () =>
    [
      card(28, 22, 184, 106),
      shape(line(28, 38, 212, 38), 'strong'),
      shape(
        [38, 45, 52].map((x) => ellipse(x, 30, 2)),
        'strong',
      ),
      range(7)
        .map((row) => words(38, 50 + row * 10, 6, [1], 'hairline'))
        .join(''),
      shape([line(52, 50, 70, 50), line(60, 70, 78, 70), line(60, 90, 72, 90)], 'accent fine'),
      shape(
        [
          line(76, 50, 118, 50),
          line(60, 60, 130, 60),
          line(84, 70, 160, 70),
          line(68, 80, 120, 80),
          line(78, 90, 146, 90),
          line(60, 100, 104, 100),
          line(52, 110, 58, 110),
        ],
        'ink',
      ),
    ].join(''),
  logoCloudBlock: () =>
    [
      centredWords(36, [110]),
      range(8)
        .map((index) => {
          const [x, y] = [30 + (index % 4) * 50, 66 + Math.floor(index / 4) * 38]
          const marks = [
            ellipse(x + 8, y, 8),
            rectangle(x, y - 8, 16, 16),
            polygon([
              [x, y + 8],
              [x + 8, y - 8],
              [x + 16, y + 8],
            ]),
            polygon([
              [x, y],
              [x + 8, y - 9],
              [x + 16, y],
              [x + 8, y + 9],
            ]),
          ]
          return (
            shape(marks[(index * 3 + Math.floor(index / 4)) % 4] ?? '', 'fill-strong') +
            shape(line(x + 22, y, x + 38, y), 'strong bold')
          )
        })
        .join(''),
    ].join(''),
  testimonialsBlock: () =>
    three.lefts
      .slice(0, 3)
      .map((x, index) =>
        [
          card(x, 30, three.width, 92, index === 1 ? 'accent fine' : 'strong'),
          shape([`M${x + 10} 48v-3c0-3 1.5-5 4-5.5M${x + 18} 48v-3c0-3 1.5-5 4-5.5`], 'accent fine'),
          words(x + 9, 60, 44, [1, 0.95, 1, 0.6]),
          person(x + 16, 102, 8, `t${index}`),
          words(x + 29, 99, 24, [1, 0.7]),
        ].join(''),
      )
      .join(''),
  teamBlock: () =>
    [
      heading(MARGIN, 24, 70),
      four.lefts
        .map(
          (x, index) =>
            person(x + four.width / 2, 72, 20, `p${index}`) +
            words(x + 9, 104, 28, [1], 'ink') +
            words(x + 12, 113, 22, [1]),
        )
        .join(''),
    ].join(''),
  customerStoriesBlock: () =>
    [
      picture(18, 26, 96, 98, 'story'),
      shape([line(128, 38, 150, 38)], 'accent fine'),
      heading(128, 52, 90, [1, 0.8, 0.5]),
      shape([line(128, 92, 146, 92), line(172, 92, 190, 92)], 'ink bold'),
      words(128, 102, 28, [1, 0.7]),
      words(172, 102, 28, [1, 0.7]),
      shape(
        polyline(
          [
            [206, 124],
            [212, 118],
            [206, 112],
          ].map(([x = 0, y = 0]) => [x + 6, y] as const),
        ),
        'accent fine',
      ),
      shape(line(WIDTH - 60, 118, WIDTH - 22, 118), 'accent fine'),
    ].join(''),
}
