import { random, range } from '../kit/random.ts'
import { at, line, shape, type Point } from '../kit/svg.ts'

const PATIENTS = 64
const STEP = 9
const MARKED = 29
/** Where each stage stands, and the shares of patients that go to its places. */
const STAGES: readonly { x: number; shares: readonly number[] }[] = [
  { x: 120, shares: [1] },
  { x: 470, shares: [0.5, 0.32, 0.18] },
  { x: 830, shares: [0.22, 0.3, 0.2, 0.28] },
  { x: 1160, shares: [0.4, 0.28, 0.32] },
  { x: 1480, shares: [0.8, 0.2] },
]

/** Chance to a place, by shares. */
const choose = (shares: readonly number[], chance: number): number => {
  let sum = 0
  return Math.max(
    0,
    shares.findIndex((share) => (sum += share) > chance),
  )
}

/** The heights at which patients pass a stage: place by place, within a place in the order they come. */
function heights(places: readonly number[], before: readonly number[], count: number): number[] {
  const gap = 74
  const total = (PATIENTS - 1) * STEP + (count - 1) * gap
  const order = range(PATIENTS).sort(
    (a, b) => (places[a] ?? 0) - (places[b] ?? 0) || (before[a] ?? 0) - (before[b] ?? 0) || a - b,
  )
  const result = range(PATIENTS)
  order.forEach((patient, rank) => {
    result[patient] = 500 - total / 2 + rank * STEP + (places[patient] ?? 0) * gap
  })
  return result
}

/** The ways of many patients through a clinic, each one a line; what is common to them shows as a band. */
export function patientFlow(): string {
  const next = random(19)
  const places = STAGES.map(({ shares }) => range(PATIENTS).map(() => choose(shares, next())))
  const passed: number[][] = []
  STAGES.forEach(({ shares }, stage) => {
    passed.push(heights(places[stage] ?? [], passed[stage - 1] ?? range(PATIENTS), shares.length))
  })
  const way = (patient: number): string => {
    const points = STAGES.flatMap(({ x }, stage): Point[] => {
      const y = passed[stage]?.[patient] ?? 0
      return [
        [x - 26, y],
        [x + 26, y],
      ]
    })
    return points
      .map((point, index) => {
        const last = points[index - 1]
        if (!last) return `M${at(point)}`
        const middle = (last[0] + point[0]) / 2
        return index % 2
          ? `L${at(point)}`
          : `C${at([middle, last[1]])} ${at([middle, point[1]])} ${at(point)}`
      })
      .join('')
  }
  const bars = STAGES.flatMap(({ x, shares }, stage) =>
    shares.map((_, place) => {
      const inside = range(PATIENTS).flatMap((patient) =>
        places[stage]?.[patient] === place ? [passed[stage]?.[patient] ?? 0] : [],
      )
      const [top, bottom] = [Math.min(...inside) - 8, Math.max(...inside) + 8]
      return line(x - 26, top, x - 26, bottom) + line(x + 26, top, x + 26, bottom)
    }),
  )
  return [
    shape(
      range(PATIENTS)
        .filter((patient) => patient !== MARKED)
        .map(way),
      'strong',
    ),
    shape(bars, 'ink'),
    shape(way(MARKED), 'accent'),
  ].join('')
}
