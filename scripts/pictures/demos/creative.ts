import { spread } from '../kit/random.ts'
import { shape, smooth, type Point } from '../kit/svg.ts'

const TURNS = 42
const STEPS = 3600

/** A harmonograph: one pendulum swings round once while another swings back five times, and both come slowly to rest. */
function pendulums(time: number): Point {
  const rest = Math.exp(-time * 0.0052)
  const x = Math.cos(time) * 292 + Math.cos(5 * time) * 186
  const y = Math.sin(time) * 292 - Math.sin(5 * time) * 186
  const turn = time * 0.0052
  return [
    800 + rest * (x * Math.cos(turn) - y * Math.sin(turn)),
    500 + rest * (x * Math.sin(turn) + y * Math.cos(turn)),
  ]
}

/** What pendulums draw: a rosette of many loops in one line, its first turn in the accent. */
export function creative(): string {
  const points = spread(0, TURNS * 2 * Math.PI, STEPS).map(pendulums)
  const first = Math.ceil(STEPS / TURNS)
  return [
    shape(smooth(points.slice(first)), 'strong'),
    shape(smooth(points.slice(0, first + 1)), 'accent'),
  ].join('')
}
