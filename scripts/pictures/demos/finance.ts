import { between, noise, random, range } from '../kit/random.ts'
import { at, ellipse, line, rectangle, shape, smooth, type Point } from '../kit/svg.ts'

const COUNT = 74
const LEFT = 100
const STEP = 19
const WINDOW = 9

/** Candles of a price over months, the band it mostly stays in, and its average. */
export function finance(): string {
  const next = random(52)
  const trend = noise(30)
  const closes = range(COUNT + 1).map(
    (day) => 640 - day * 3.9 - trend(day / 11, 3) * 150 - trend(day / 4, 9) * 40,
  )
  const days = range(COUNT).map((day) => {
    const [open, close] = [closes[day] ?? 0, closes[day + 1] ?? 0]
    return {
      x: LEFT + day * STEP,
      open,
      close,
      high: Math.min(open, close) - between(next, 4, 34),
      low: Math.max(open, close) + between(next, 4, 34),
      volume: between(next, 10, 50) + Math.abs(open - close) * 1.4,
    }
  })
  const statistics = days.map((_, day) => {
    const taken = closes.slice(Math.max(0, day - WINDOW), day + 2)
    const mean = taken.reduce((sum, value) => sum + value, 0) / taken.length
    const deviation = Math.sqrt(taken.reduce((sum, value) => sum + (value - mean) ** 2, 0) / taken.length)
    return { mean, deviation: Math.max(deviation, 14) }
  })
  const band = (times: number) =>
    statistics.map(({ mean, deviation }, day): Point => [LEFT + day * STEP, mean + deviation * times])
  const upper = band(-2.1)
  const lower = band(2.1)
  const average = band(0)
  const last = average.at(-1) ?? [0, 0]
  return [
    shape(
      range(8).map((index) => line(60, 110 + index * 90, 1540, 110 + index * 90)),
      'hairline',
    ),
    shape(`${smooth(upper)}L${lower.slice().reverse().map(at).join('L')}Z`, 'tint'),
    shape(
      [-2.1, -1.4, -0.7, 0.7, 1.4, 2.1].map((times) => smooth(band(times))),
      'hairline',
    ),
    shape([smooth(upper), smooth(lower)], 'strong'),
    shape(
      days.map(({ x, volume }) => line(x, 900, x, 900 - volume)),
      'strong',
    ),
    shape(line(60, 900, 1540, 900), 'ink'),
    shape(
      days.map(({ x, high, low }) => line(x, high, x, low)),
      'ink fine',
    ),
    shape(
      days
        .filter(({ open, close }) => close < open)
        .map(({ x, open, close }) => rectangle(x - 5, close, 10, Math.max(open - close, 2))),
      'ground ink fine',
    ),
    shape(
      days
        .filter(({ open, close }) => close >= open)
        .map(({ x, open, close }) => rectangle(x - 5, open, 10, Math.max(close - open, 2))),
      'fill-ink ink fine',
    ),
    shape(smooth(average), 'accent'),
    shape(line(last[0], last[1], 1540, last[1]), 'accent fine'),
    shape(ellipse(last[0], last[1], 12), 'ground accent'),
    shape(ellipse(last[0], last[1], 5), 'fill-accent'),
  ].join('')
}
