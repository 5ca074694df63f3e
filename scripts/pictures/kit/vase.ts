import { random, range, spread } from './random.ts'
import { ellipse, shape, smooth, within, type Point } from './svg.ts'

/** How flat circles are seen. */
const FLAT = 0.13

/** A turned form standing on a point: height, and the radius at each share of the height, from foot to rim. */
export interface Vase {
  foot: Point
  height: number
  radius: (share: number) => number
}

/** A smooth form through radii given at equal heights, from foot to rim (cubic Hermite). */
export function turned(radii: readonly number[]): (share: number) => number {
  return (share) => {
    const place = share * (radii.length - 1)
    const index = Math.min(Math.floor(place), radii.length - 2)
    const t = place - index
    const [from, to] = [radii[index] ?? 0, radii[index + 1] ?? 0]
    const [before, after] = [radii[index - 1] ?? from, radii[index + 2] ?? to]
    const [leaving, arriving] = [(to - before) / 2, (after - from) / 2]
    return (
      from +
      t *
        (leaving +
          t * (3 * (to - from) - 2 * leaving - arriving + t * (2 * (from - to) + leaving + arriving)))
    )
  }
}

/** The near half of a circle round the form at a share of its height. */
function halfCircle({ foot, height, radius }: Vase, share: number): string {
  const [r, y] = [radius(share), foot[1] - height * share]
  return smooth(
    spread(-90, 90, 13).map((degrees): Point => {
      const angle = (degrees * Math.PI) / 180
      return [foot[0] + r * Math.sin(angle), y + r * FLAT * Math.cos(angle)]
    }),
  )
}

function outline({ foot, height, radius }: Vase): string {
  const shares = spread(0, 1, 40)
  const side = (sign: number) =>
    shares.map((share): Point => [foot[0] + sign * radius(share), foot[1] - height * share])
  const bottom = spread(90, -90, 13).map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180
    return [foot[0] + radius(0) * Math.sin(angle), foot[1] + radius(0) * FLAT * Math.cos(angle)]
  })
  return `${smooth([...side(-1).reverse(), ...bottom.reverse(), ...side(1)])}`
}

/** A vase in contour lines; with a seed, the lines stand at uneven distances like rings thrown by hand. */
export function vase(
  form: Vase,
  options: { id: string; lines: number; band?: [number, number]; seed: number },
): string {
  const next = random(options.seed)
  const { foot, height, radius } = form
  const shares = range(options.lines).map((index) => (index + 0.15 + next() * 0.7) / options.lines)
  const [from, to] = options.band ?? [2, 2]
  const banded = shares.filter((share) => share > from && share < to)
  const rim = ellipse(foot[0], foot[1] - height, radius(1), radius(1) * FLAT)
  return [
    shape(outline(form), 'ground'),
    within(
      options.id,
      `${outline(form)}Z`,
      shape(
        shares.map((share) => halfCircle(form, share)),
        'strong',
      ),
    ),
    shape(
      [...banded, ...(options.band ?? [])].map((share) => halfCircle(form, share)),
      'accent',
    ),
    shape(outline(form), 'ink'),
    shape(rim, 'ground ink'),
    shape(ellipse(foot[0], foot[1] - height, radius(1) * 0.8, radius(1) * FLAT * 0.7), 'strong'),
  ].join('')
}
