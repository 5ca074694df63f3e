import { range } from '../kit/random.ts'
import { ellipse, line, polyline, shape, type Point } from '../kit/svg.ts'

interface Ring {
  y: number
  radius: number
  nodes: number
  size: number
}

const FLATNESS = 0.3
const RINGS: readonly Ring[] = [
  { y: 215, radius: 150, nodes: 6, size: 13 },
  { y: 450, radius: 400, nodes: 18, size: 10 },
  { y: 690, radius: 680, nodes: 54, size: 7 },
]

const node = ({ y, radius, nodes }: Ring, index: number): Point => {
  const angle = ((index + 0.5) / nodes) * 2 * Math.PI
  return [800 + radius * Math.sin(angle), y - radius * FLATNESS * Math.cos(angle)]
}

/** Core, distribution and access as three tilted rings; every node hangs on two of the ring above it. */
export function networkTopology(): string {
  const ring = (index: number) => RINGS[index] ?? { y: 0, radius: 0, nodes: 1, size: 0 }
  const links = [1, 2].flatMap((level) =>
    range(ring(level).nodes).flatMap((index) => {
      const above = Math.floor((index * ring(level - 1).nodes) / ring(level).nodes)
      const second = (above + (index % 3 === 0 ? -1 : 1) + ring(level - 1).nodes) % ring(level - 1).nodes
      const from = node(ring(level), index)
      return [above, second].map((parent) => polyline([from, node(ring(level - 1), parent)]))
    }),
  )
  const core = ring(0)
  const mesh = range(core.nodes).flatMap((a) => range(a).map((b) => polyline([node(core, a), node(core, b)])))
  const path: Point[] = [node(core, 3), node(ring(1), 8), node(ring(2), 22)]
  const dots = RINGS.flatMap((each) =>
    range(each.nodes).map((index) => ellipse(...node(each, index), each.size)),
  )
  return [
    shape(
      RINGS.flatMap(({ y, radius }) =>
        [0.62, 0.81, 1.09].map((share) => ellipse(800, y, radius * share, radius * share * FLATNESS)),
      ),
      'hairline',
    ),
    shape(line(800, 60, 800, 960), 'hairline dashed'),
    shape(links, 'hairline'),
    shape(mesh, 'strong'),
    shape(
      RINGS.map(({ y, radius }) => ellipse(800, y, radius, radius * FLATNESS)),
      'strong',
    ),
    shape(dots, 'ground ink'),
    shape(polyline(path), 'accent'),
    shape(
      path.map((point, index) => ellipse(...point, 20 - index * 3)),
      'ground accent',
    ),
    shape(
      path.map((point, index) => ellipse(...point, 8 - index)),
      'fill-accent',
    ),
  ].join('')
}
