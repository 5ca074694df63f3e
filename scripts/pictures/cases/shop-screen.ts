import { range } from '../kit/random.ts'
import { backdrop, BAR, frame, text, WINDOW } from '../kit/screen.ts'
import { ellipse, line, rectangle, shape } from '../kit/svg.ts'
import { turned, vase } from '../kit/vase.ts'
import { FORMS } from './vases.ts'

const TOP = WINDOW.y + BAR
const SPLIT = WINDOW.x + 620

/** A product page: the piece large, what is said of it, the button, and its relatives below. */
export function shopScreen(): string {
  const [, , tall = FORMS[2]] = FORMS
  const small = FORMS.map(({ radii, height }, index) =>
    vase(
      {
        foot: [SPLIT + 112 + index * 120, 838],
        height: height * 0.2,
        radius: (share) => turned(radii)(share) * 0.2,
      },
      { id: `small-${index}`, lines: 9, seed: index },
    ),
  )
  return [
    backdrop(),
    frame(),
    shape(line(SPLIT, TOP, SPLIT, WINDOW.y + WINDOW.height), 'strong'),
    shape(
      range(13).map((index) => line(WINDOW.x, TOP + 50 + index * 54, SPLIT, TOP + 50 + index * 54)),
      'hairline',
    ),
    vase(
      { foot: [WINDOW.x + 310, 836], height: 590, radius: turned(tall.radii) },
      { id: 'large', lines: 52, seed: 42, band: [0.3, 0.36] },
    ),
    shape(text(SPLIT + 60, TOP + 80, 400, [1, 0.7], 34), 'ink bold'),
    shape(text(SPLIT + 60, TOP + 180, 520, [1, 0.94, 0.98, 0.6], 26), 'strong'),
    shape(
      range(4).map((index) => ellipse(SPLIT + 80 + index * 56, TOP + 316, 18)),
      'strong',
    ),
    shape(ellipse(SPLIT + 80, TOP + 316, 25), 'ink'),
    shape(text(SPLIT + 60, TOP + 392, 120, [1]), 'ink bold'),
    shape(rectangle(SPLIT + 60, TOP + 428, 300, 66, 4), 'fill-accent'),
    shape(line(SPLIT + 140, TOP + 461, SPLIT + 280, TOP + 461), 'under bold'),
    shape(rectangle(SPLIT + 380, TOP + 428, 66, 66, 4), 'strong'),
    shape(line(SPLIT, 694, WINDOW.x + WINDOW.width, 694), 'hairline'),
    small.join(''),
  ].join('')
}
