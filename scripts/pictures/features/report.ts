import { between, random, range } from '../kit/random.ts'
import { backdrop, BAR, text } from '../kit/screen.ts'
import { arc, line, moved, polar, polyline, rectangle, shape, type Point } from '../kit/svg.ts'

const PAGE = { x: 430, y: 70, width: 740, height: 860 }
const LEFT = PAGE.x + 70
const WIDTH = PAGE.width - 140

/** The report of a month: a heading, bars, a ring of shares and what is to be said of them. */
export function report(): string {
  const next = random(48)
  const bars = range(24).map((index) => ({
    x: LEFT + index * (WIDTH / 24) + 4,
    height: 40 + 110 * Math.abs(Math.sin(index * 0.31)) + between(next, 0, 26),
  }))
  const floor = PAGE.y + 420
  const centre: Point = [LEFT + 120, PAGE.y + 610]
  const shares = [0, 0.46, 0.71, 0.88, 1]
  const sheetOf = (role: string) => shape(rectangle(PAGE.x, PAGE.y, PAGE.width, PAGE.height, 4), role)
  return [
    backdrop(),
    moved([-46, 34], sheetOf('ground hairline'), 0),
    moved([-23, 17], sheetOf('ground strong'), 0),
    sheetOf('ground ink'),
    shape(text(LEFT, PAGE.y + 70, 130, [1]), 'accent'),
    shape(text(LEFT, PAGE.y + 116, WIDTH, [0.74, 0.46], 32), 'ink bold'),
    shape(line(LEFT, PAGE.y + 196, LEFT + WIDTH, PAGE.y + 196), 'strong'),
    shape(
      range(4).map((index) => line(LEFT, floor - index * 50, LEFT + WIDTH, floor - index * 50)),
      'hairline',
    ),
    shape(
      bars.map(({ x, height }) => rectangle(x, floor - height, 16, height)),
      'ground ink fine',
    ),
    shape(
      bars.slice(17, 18).map(({ x, height }) => rectangle(x, floor - height, 16, height)),
      'fill-accent',
    ),
    shape(line(LEFT, floor, LEFT + WIDTH, floor), 'ink'),
    shape(
      shares.slice(0, -1).flatMap((from, index) => {
        const to = shares[index + 1] ?? 1
        return [88, 58].map((radius) => arc(centre, radius, from * 360 + 1.5, to * 360 - 1.5))
      }),
      'ink fine',
    ),
    shape(
      shares.map((share) => polyline([polar(centre, 58, share * 360), polar(centre, 88, share * 360)])),
      'ink fine',
    ),
    shape(
      range(56).map((index) =>
        polyline([polar(centre, 61, 2 + index * 2.9), polar(centre, 85, 2 + index * 2.9)]),
      ),
      'accent fine',
    ),
    shape(text(LEFT + 280, PAGE.y + 540, WIDTH - 280, [1, 0.94, 0.98, 0.9, 0.97, 0.55], 26), 'strong'),
    shape(text(LEFT, PAGE.y + 742, WIDTH, [1, 0.97, 0.4], 26), 'strong'),
    shape(line(LEFT, PAGE.y + PAGE.height - BAR, LEFT + 60, PAGE.y + PAGE.height - BAR), 'strong'),
  ].join('')
}
