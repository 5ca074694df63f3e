import { random, range } from '../kit/random.ts'
import { ellipse, line, polyline, shape, type Point } from '../kit/svg.ts'

const LEFT = 130
const RIGHT = 1500
const HOUR = (RIGHT - LEFT) / 12
/** Stations by their distance along the line, as heights on the sheet. */
const STATIONS = [110, 170, 205, 290, 330, 420, 455, 545, 600, 640, 735, 790, 890]
const CALLS_OF_EXPRESS = [0, 5, 8, 12]

interface Train {
  start: number
  down: boolean
  express: boolean
}

/** A train as a line through hours and stations; it rests where it calls. */
function run({ start, down, express }: Train): Point[] {
  const order = down ? range(STATIONS.length) : range(STATIONS.length).reverse()
  const speed = express ? 2.55 : 1.62
  let x = LEFT + start * HOUR
  return order.flatMap((station, index): Point[] => {
    const y = STATIONS[station] ?? 0
    const before = STATIONS[order[index - 1] ?? station] ?? y
    x += Math.abs(y - before) / (speed * 2.2)
    const arrived: Point = [x, y]
    const calls = !express || CALLS_OF_EXPRESS.includes(station)
    if (calls) x += express ? 11 : station === 5 || station === 8 ? 15 : 6
    return [arrived, [x, y]]
  })
}

/** A day's trains on one line as Marey drew them: stations across, hours along, and each train a slanted line. */
export function trainGraph(): string {
  const next = random(77)
  const trains: Train[] = range(34).flatMap((index) => {
    const peak = index % 17 > 2 && index % 17 < 7
    const start = -2.4 + index * 0.41 + next() * 0.12
    return [
      { start, down: true, express: index % 3 === 1 },
      { start: start + 0.17, down: false, express: index % 3 === 2 },
      ...(peak ? [{ start: start + 0.28, down: true, express: false }] : []),
    ]
  })
  const inside = (points: readonly Point[]) => points.filter(([x]) => x >= LEFT && x <= RIGHT)
  const marked = run({ start: 3.02, down: true, express: true })
  const [last = [0, 0]] = marked.slice(-1)
  return [
    shape(
      range(73).map((index) =>
        line(LEFT + (index * HOUR) / 6, 80, LEFT + (index * HOUR) / 6, index % 6 ? 88 : 920),
      ),
      'hairline',
    ),
    shape(
      STATIONS.map((y) => line(90, y, RIGHT + 20, y)),
      'hairline',
    ),
    shape(
      CALLS_OF_EXPRESS.map((station) => line(70, STATIONS[station] ?? 0, RIGHT + 20, STATIONS[station] ?? 0)),
      'strong',
    ),
    shape(
      trains.filter(({ express }) => !express).map((train) => polyline(inside(run(train)))),
      'strong',
    ),
    shape(
      trains.filter(({ express }) => express).map((train) => polyline(inside(run(train)))),
      'ink',
    ),
    shape(
      STATIONS.map((y) => ellipse(90, y, 7)),
      'ground ink',
    ),
    shape(polyline(marked), 'accent'),
    shape([ellipse(...(marked[0] ?? last), 8), ellipse(...last, 8)], 'fill-accent'),
  ].join('')
}
