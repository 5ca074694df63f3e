import { box, isometric, patch, throughSpace } from '../kit/isometric.ts'
import { random, range } from '../kit/random.ts'
import { shape } from '../kit/svg.ts'

const LENGTH = 3
const BAYS = 5
const ROWS = 8
const project = isometric([622, 272], 55)

const bay = (index: number): number => index * (LENGTH + 0.5)
const row = (index: number): number => index * 1.12 + (index >= 4 ? 1.3 : 0)

/** One container; its walls are corrugated. */
function container(x: number, y: number, z: number, marked: boolean): string {
  const { top, left, right } = box(project, [x, y, z], [LENGTH, 1, 1])
  const ribs = range(14).map((index) => {
    const at = x + ((index + 1) * LENGTH) / 15
    return throughSpace(project, [
      [at, y + 1, z + 0.08],
      [at, y + 1, z + 0.92],
    ])
  })
  const role = marked ? 'accent' : 'ink fine'
  return (
    shape([left, right], 'ground') +
    shape(ribs, marked ? 'accent fine' : 'hairline') +
    shape([left, right], role) +
    shape(top, `ground ${role}`)
  )
}

/** A container terminal: stacks of one to four, in two blocks with a lane between them. */
export function containerYard(): string {
  const next = random(12)
  const stacks = range(BAYS).flatMap((b) =>
    range(ROWS).map((r) => ({ b, r, height: 1 + Math.floor(next() * 3.6) })),
  )
  const ordered = stacks.sort((one, other) => bay(one.b) + row(one.r) - bay(other.b) - row(other.r))
  const lanes = range(BAYS + 1).map((index) =>
    throughSpace(project, [
      [bay(index) - 0.25, -0.6, 0],
      [bay(index) - 0.25, row(ROWS) + 0.4, 0],
    ]),
  )
  return [
    shape(patch(project, [-0.6, -0.6, 0], bay(BAYS) + 0.7, row(ROWS) + 1), 'strong'),
    shape(lanes, 'hairline'),
    ordered
      .map(({ b, r, height }) =>
        range(height)
          .map((level) => container(bay(b), row(r), level, b === 2 && r === 7 && level === height - 1))
          .join(''),
      )
      .join(''),
  ].join('')
}
