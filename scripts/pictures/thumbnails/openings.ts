import { range } from '../kit/random.ts'
import { ellipse, line, polyline, rectangle, shape, within } from '../kit/svg.ts'
import {
  button,
  card,
  centredHeading,
  columns,
  field,
  globe,
  heading,
  HEIGHT,
  icon,
  INNER,
  MARGIN,
  picture,
  tick,
  WIDTH,
  words,
} from './parts.ts'

/** Four houses in a row on the ground, in another order for each office. */
const houses = (x: number, office: number): string[] =>
  range(4).map((index) => {
    const height = [18, 30, 24, 14][(index + office) % 4] ?? 18
    return rectangle(x + 8 + index * 12, 66 - height, 9, height)
  })

/** Blocks that open a page, say who we are, or ask for an answer. */
export const OPENINGS = {
  heroBlock: () =>
    [
      globe(206, 76, 58),
      words(MARGIN, 32, 40, [1], 'accent fine'),
      heading(MARGIN, 48, 120, [1, 0.72]),
      words(MARGIN, 74, 112, [1, 0.94, 0.6]),
      field(MARGIN, 102, 72),
      button(MARGIN + 76, 102, 38),
    ].join(''),
  pageHeadingBlock: () =>
    [
      words(MARGIN, 46, 20, [1], 'strong'),
      words(MARGIN + 26, 46, 28, [1], 'strong'),
      heading(MARGIN, 66, 150, [1]),
      words(MARGIN, 84, 170, [1, 0.7]),
      shape(line(MARGIN, 112, WIDTH - MARGIN, 112), 'hairline'),
    ].join(''),
  aboutBlock: () =>
    [
      picture(MARGIN, 28, 84, 94, 'about'),
      heading(118, 36, 90, [1, 0.6]),
      words(118, 60, 104, [1, 0.9, 0.96]),
      range(3)
        .map((index) => tick(122, 86 + index * 9) + words(130, 86 + index * 9, 60, [1]))
        .join(''),
      shape([line(118, 116, 142, 116), line(160, 116, 184, 116)], 'ink bold'),
    ].join(''),
  featureSplitBlock: () =>
    [
      heading(MARGIN, 40, 84, [1, 0.7]),
      words(MARGIN, 64, 88, [1, 0.94, 0.5]),
      range(2)
        .map((index) => tick(22, 90 + index * 9) + words(30, 90 + index * 9, 62, [1]))
        .join(''),
      button(MARGIN, 108, 36, false),
      picture(124, 28, 98, 94, 'split'),
    ].join(''),
  callToActionBlock: () =>
    [
      shape(rectangle(0, 30, WIDTH, 90), 'fill-ink'),
      shape([line(60, 58, 180, 58)], 'under bold'),
      shape(line(78, 72, 162, 72), 'strong'),
      shape(rectangle(76, 88, 42, 14, 2), 'fill-accent'),
      shape(rectangle(124, 88, 42, 14, 2), 'under fine'),
    ].join(''),
  contactBannerBlock: () =>
    [
      shape(rectangle(MARGIN, 30, INNER, 90, 4), 'fill-ink'),
      within(
        'panel',
        rectangle(MARGIN, 30, INNER, 90, 4),
        shape(
          [ellipse(190, 78, 50), ellipse(190, 78, 18, 50), ellipse(190, 78, 36, 50), line(140, 78, 222, 78)],
          'strong',
        ),
      ),
      shape([line(34, 54, 120, 54), line(34, 63, 90, 63)], 'under bold'),
      shape(rectangle(34, 84, 66, 14, 2), 'under fine'),
      shape(rectangle(104, 84, 34, 14, 2), 'fill-accent'),
    ].join(''),
  newsletterBlock: () =>
    [
      shape([line(MARGIN, 36, WIDTH - MARGIN, 36), line(MARGIN, 114, WIDTH - MARGIN, 114)], 'hairline'),
      shape(
        [
          rectangle(MARGIN, 60, 34, 25, 2),
          polyline([
            [18, 62],
            [35, 76],
            [52, 62],
          ]),
        ],
        'accent fine',
      ),
      heading(66, 64, 64, [1]),
      words(66, 77, 60, [1, 0.7]),
      field(144, 66, 48),
      button(196, 66, 26),
    ].join(''),
  contactFormBlock: () =>
    [
      heading(MARGIN, 36, 60, [1, 0.6]),
      words(MARGIN, 60, 62, [1, 0.9, 0.5]),
      card(98, 22, 124, 106),
      field(108, 32, 49),
      field(163, 32, 49),
      field(108, 52, 104),
      field(108, 72, 104, 30),
      button(108, 109, 40),
    ].join(''),
  contactCardsBlock: () =>
    columns(3)
      .lefts.map(
        (x) =>
          card(x, 44, columns(3).width, 62) +
          icon(x + 14, 59) +
          words(x + 8, 78, 40, [1], 'ink') +
          words(x + 8, 88, 44, [0.9, 0.6]),
      )
      .join(''),
  officesBlock: () =>
    columns(3)
      .lefts.map((x, index) =>
        [
          shape([line(x, 66, x + 61, 66), ...houses(x, index)], 'strong'),
          words(x, 80, 40, [1], 'ink'),
          words(x, 90, 56, [1, 0.8, 0.5]),
          shape(ellipse(x + 56, 79, 2.5), 'fill-accent'),
        ].join(''),
      )
      .join(''),
  countdownBlock: () =>
    [
      centredHeading(34, [96]),
      range(4)
        .map(
          (index) =>
            card(39 + index * 42, 52, 36, 40) +
            shape([line(49 + index * 42, 72, 65 + index * 42, 72)], 'ink bold') +
            words(51 + index * 42, 100, 12, [1]),
        )
        .join(''),
      shape(rectangle(39, 120, 162, 3, 1.5), 'fill-hairline'),
      shape(rectangle(39, 120, 104, 3, 1.5), 'fill-accent'),
    ].join(''),
  spacerBlock: () =>
    [
      shape([line(MARGIN, 40, WIDTH - MARGIN, 40), line(MARGIN, 110, WIDTH - MARGIN, 110)], 'strong'),
      shape(
        [
          line(120, 48, 120, 102),
          polyline([
            [114, 54],
            [120, 47],
            [126, 54],
          ]),
          polyline([
            [114, 96],
            [120, 103],
            [126, 96],
          ]),
        ],
        'accent fine',
      ),
      shape([line(MARGIN, 22, 90, 22), line(MARGIN, 128, 120, 128)], 'hairline'),
    ].join(''),
  quoteBlock: () =>
    [
      shape(
        'M52 50c-9 2-14 8-14 17h13v17H31V66c0-13 8-22 21-24zM82 50c-9 2-14 8-14 17h13v17H61V66c0-13 8-22 21-24z',
        'fill-accent',
      ),
      heading(98, 52, 118, [1, 0.92, 0.6]),
      words(98, 92, 50, [1], 'strong'),
      shape(line(98, 84, 110, 84), 'accent fine'),
      shape(line(MARGIN, HEIGHT - 28, WIDTH - MARGIN, HEIGHT - 28), 'hairline'),
    ].join(''),
}
