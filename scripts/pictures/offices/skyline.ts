import { range } from '../kit/random.ts'
import { at, line, polygon, rectangle, shape, within, type Point } from '../kit/svg.ts'

/** Where the city meets the water or the sand. */
export const GROUND = 730

/** How a wall is ruled: upright mullions, level floors, both, or slanting braces. */
export type Wall = 'mullions' | 'floors' | 'grid' | 'braces' | 'plain'

function ruling(x: number, width: number, top: number, wall: Wall, step: number): string[] {
  const upright = () =>
    range(Math.ceil(width / step)).map((index) => line(x + index * step, top, x + index * step, GROUND))
  const level = () =>
    range(Math.ceil((GROUND - top) / step)).map((index) =>
      line(x, top + index * step, x + width, top + index * step),
    )
  const slanting = () =>
    range(Math.ceil((GROUND - top) / (step * 3))).flatMap((index) => {
      const y = top + index * step * 3
      return [line(x, y, x + width, y + step * 3), line(x + width, y, x, y + step * 3)]
    })
  if (wall === 'mullions') return upright()
  if (wall === 'floors') return level()
  if (wall === 'grid') return [...upright(), ...level()]
  return wall === 'braces' ? slanting() : []
}

interface House {
  /** Names the clip; its own in the drawing. */
  id: string
  outline: string
  box: { x: number; width: number; top: number }
  wall: Wall
  step?: number
  role?: string
}

/** A building: its silhouette hides what is behind it, and its wall is ruled in hairlines. */
export const building = ({ id, outline, box, wall, step = 12, role = 'ink fine' }: House): string =>
  shape(outline, 'ground') +
  within(id, outline, shape(ruling(box.x, box.width, box.top, wall, step), 'hairline')) +
  shape(outline, role)

/** A plain block from the ground to a height. */
export const block = (
  id: string,
  x: number,
  width: number,
  height: number,
  wall: Wall,
  role = 'strong',
  step = 12,
): string =>
  building({
    id,
    outline: rectangle(x, GROUND - height, width, height),
    box: { x, width, top: GROUND - height },
    wall,
    step,
    role,
  })

/** A building whose silhouette is the right half of a symmetric one: offsets from its axis, from the top down. */
export function symmetric(
  id: string,
  axis: number,
  half: readonly Point[],
  wall: Wall,
  options: { step?: number; role?: string; curved?: boolean } = {},
): string {
  const right = half.map(([x, y]): Point => [axis + x, y])
  const left = half.map(([x, y]): Point => [axis - x, y]).reverse()
  const outline = options.curved ? curve([...left, ...right]) : polygon([...left, ...right])
  const width = Math.max(...half.map(([x]) => x))
  const top = Math.min(...half.map(([, y]) => y))
  return building({
    id,
    outline,
    box: { x: axis - width, width: 2 * width, top },
    wall,
    step: options.step,
    role: options.role,
  })
}

/** Through points, rounded in the middles between them; straight at both ends. */
function curve(points: readonly Point[]): string {
  const [first = [0, 0]] = points
  const last = points.at(-1) ?? first
  const pieces = points.slice(1, -1).map(([x, y], index) => {
    const [nx, ny] = points[index + 2] ?? last
    return `Q${at([x, y])} ${at(index + 3 === points.length ? [nx, ny] : [(x + nx) / 2, (y + ny) / 2])}`
  })
  return `M${at(first)}${pieces.join('')}Z`
}
