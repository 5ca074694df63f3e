import { range } from '../kit/random.ts'
import { at, ellipse, line, shape, type Point } from '../kit/svg.ts'

const COLUMNS = [110, 430, 750, 1070, 1390]
/** How many of eighty arrive at each step. */
const STAYING = [80, 62, 49, 41, 38]
/** Those who would have gone at the last step, before it was mended. */
const WON = 9
const STEP = 8.5

/** Height of a line that is so-manieth of `count`. */
const level = (index: number, count: number): number => 430 + (index - (count - 1) / 2) * STEP

const bend = ([x, y]: Point, [tx, ty]: Point): string => {
  const middle = (x + tx) / 2
  return `C${at([middle, y])} ${at([middle, ty])} ${at([tx, ty])}`
}

/** The steps of a checkout, each visitor one line: who stays, who leaves, and who stays since the last step was mended. */
export function checkoutFunnel(): string {
  const ends: Point[] = []
  const lines = range(80).map((visitor) => {
    let d = ''
    for (const [step, x] of COLUMNS.entries()) {
      const here = level(visitor, STAYING[step] ?? 0)
      if (step === 0) d = `M${at([40, here])}L${at([x, here])}`
      else {
        const before: Point = [COLUMNS[step - 1] ?? 0, level(visitor, STAYING[step - 1] ?? 0)]
        if (visitor >= (STAYING[step] ?? 0)) {
          const out: Point = [x - 150 - (visitor - (STAYING[step] ?? 0)) * 5, 760 + (visitor % 7) * 17]
          ends.push(out)
          return d + bend(before, out)
        }
        d += bend(before, [x, here])
      }
    }
    return `${d}H1560`
  })
  const steps = COLUMNS.map((x, step) => {
    const count = STAYING[step] ?? 0
    return line(x, level(0, count) - 16, x, level(count - 1, count) + 16)
  })
  const before = STAYING[3] ?? 0
  const after = STAYING[4] ?? 0
  const won = range(WON).map((index) => {
    const start: Point = [COLUMNS[3] ?? 0, level(after - WON + index, before)]
    return `M${at(start)}${bend(start, [COLUMNS[4] ?? 0, level(after - WON + index, after)])}H1560`
  })
  return [
    shape(
      COLUMNS.map((x) => line(x, 40, x, 900)),
      'hairline dashed',
    ),
    shape(lines, 'strong'),
    shape(
      ends.map((point) => ellipse(...point, 4)),
      'ground strong',
    ),
    shape(won, 'accent fine'),
    shape(steps, 'ink'),
    shape(
      COLUMNS.map((x) => ellipse(x, 930, 9)),
      'ink',
    ),
    shape(ellipse(COLUMNS[4] ?? 0, 930, 9), 'ground accent'),
    shape(ellipse(COLUMNS[4] ?? 0, 930, 4), 'fill-accent'),
  ].join('')
}
