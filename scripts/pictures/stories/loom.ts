import { range } from '../kit/random.ts'
import { at, line, rectangle, shape, type Point } from '../kit/svg.ts'

const STEP = 14
const WARPS = 97
const WEFTS = 36
const LEFT = 130
const EDGE = 440
const MARKED = 5

const x = (warp: number): number => LEFT + warp * STEP
const y = (weft: number): number => EDGE + weft * STEP

/** Diamond twill: whether the warp lies above the weft where they meet. */
function above(warp: number, weft: number): boolean {
  const fold = (value: number, period: number) =>
    Math.abs((((value % period) + period) % period) - period / 2)
  return (Math.floor(fold(warp, 48) + fold(weft, 36)) & 3) < 2
}

/** Runs of places where `is` holds, as first and last. */
function runs(count: number, is: (index: number) => boolean): [number, number][] {
  return range(count).reduce<[number, number][]>((found, index) => {
    if (!is(index)) return found
    const last = found.at(-1)
    if (last && last[1] === index - 1) last[1] = index
    else found.push([index, index])
    return found
  }, [])
}

const thread = (weft: number): string =>
  runs(WARPS, (warp) => !above(warp, weft))
    .map(([from, to]) => line(x(from) - STEP * 0.3, y(weft), x(to) + STEP * 0.3, y(weft)))
    .join('')

/** Warp and weft on a loom; the shuttle has just drawn one thread through. */
export function loom(): string {
  const woven = range(WARPS).map((warp) =>
    runs(WEFTS, (weft) => above(warp, weft))
      .map(([from, to]) => line(x(warp), y(from) - STEP * 0.3, x(warp), y(to) + STEP * 0.3))
      .join(''),
  )
  const shed = range(WARPS).map((warp) => {
    const lift = warp % 2 ? -26 : 26
    const eye: Point = [x(warp), 210]
    return `M${at([x(warp), EDGE - 8])}L${at([eye[0], 300 + lift])}L${at([x(warp), 60])}`
  })
  const shuttle: Point = [1240, 356]
  const hull = `M${at([shuttle[0] - 150, shuttle[1]])}Q${at([shuttle[0], shuttle[1] - 58])} ${at([shuttle[0] + 150, shuttle[1]])}Q${at([shuttle[0], shuttle[1] + 58])} ${at([shuttle[0] - 150, shuttle[1]])}Z`
  const trail = `M${at([x(WARPS - 1) + 10, y(0)])}C${at([x(WARPS) + 70, y(0) - 10])} ${at([x(WARPS) + 60, 372])} ${at([shuttle[0] + 40, shuttle[1]])}`
  return [
    shape(shed, 'hairline'),
    shape(
      range(WARPS).map((warp) => line(x(warp), 150, x(warp), 250)),
      'strong',
    ),
    shape(
      [
        rectangle(LEFT - 40, 130, (WARPS - 1) * STEP + 80, 20, 4),
        rectangle(LEFT - 40, 250, (WARPS - 1) * STEP + 80, 20, 4),
      ],
      'ground ink',
    ),
    shape(woven, 'strong bold'),
    shape(
      range(WEFTS)
        .filter((weft) => weft !== MARKED)
        .map(thread),
      'ink bold',
    ),
    shape(thread(MARKED), 'accent bold'),
    shape(line(LEFT - 40, y(WEFTS) + 4, x(WARPS) + 20, y(WEFTS) + 4), 'strong'),
    shape(trail, 'ink'),
    shape(hull, 'ground ink'),
    shape(rectangle(shuttle[0] - 62, shuttle[1] - 13, 124, 26, 13), 'ink'),
    shape(
      range(9).map((index) =>
        line(shuttle[0] - 42 + index * 10, shuttle[1] - 9, shuttle[0] - 36 + index * 10, shuttle[1] + 9),
      ),
      'accent fine',
    ),
  ].join('')
}
