import { between, random, range } from '../kit/random.ts'
import { at, ellipse, shape, type Point } from '../kit/svg.ts'

interface Node {
  depth: number
  children: Node[]
  place: Point
  marked: boolean
}

/** Which of its children the way takes at each depth, as a share. */
const TURNS = [0.75, 0.1, 0.8, 0.4]

const COLUMNS = [140, 430, 760, 1110, 1450]

function grow(next: () => number, depth: number): Node {
  const most = [7, 4, 3, 2.6, 0][depth] ?? 0
  const count = depth === 0 ? 7 : Math.floor(between(next, depth === 3 ? 0 : 1, most + 1))
  return {
    depth,
    children: depth < 4 ? range(count).map(() => grow(next, depth + 1)) : [],
    place: [COLUMNS[depth] ?? 0, 0],
    marked: false,
  }
}

/** Puts leaves at equal distances and every other node in the middle of its children. */
function arrange(node: Node, take: () => number): void {
  node.children.forEach((child) => {
    arrange(child, take)
  })
  const ys = node.children.map(({ place }) => place[1])
  const y = ys.length > 0 ? (Math.min(...ys) + Math.max(...ys)) / 2 : take()
  node.place = [node.place[0], y]
}

const all = (node: Node): Node[] => [node, ...node.children.flatMap(all)]

function branch([x, y]: Point, [tx, ty]: Point): string {
  const middle = x + (tx - x) * 0.5
  return `M${at([x, y])}C${at([middle, y])} ${at([middle, ty])} ${at([tx, ty])}`
}

/** The structure of a website, and the way to one of its pages. */
export function siteTree(): string {
  const root = grow(random(58), 0)
  const leaves = all(root).filter(({ children }) => children.length === 0).length
  let count = 0
  arrange(root, () => 70 + (860 * count++) / (leaves - 1))
  const way: Node[] = [root]
  for (let node: Node | undefined = root; node;) {
    node = node.children[Math.floor(node.children.length * (TURNS[node.depth] ?? 0))]
    if (node) way.push(node)
  }
  const nodes = all(root)
  return [
    shape(
      nodes.flatMap((node) => node.children.map((child) => branch(node.place, child.place))),
      'strong',
    ),
    shape(
      way.slice(1).map((node, index) => branch(way[index]?.place ?? node.place, node.place)),
      'accent',
    ),
    shape(
      nodes.map(({ place, depth }) => ellipse(...place, [17, 11, 8, 6, 5][depth] ?? 5)),
      'ground ink',
    ),
    shape(
      way.map(({ place, depth }) => ellipse(...place, [19, 14, 12, 11, 11][depth] ?? 9)),
      'ground accent',
    ),
    shape(
      way.slice(-1).map(({ place }) => ellipse(...place, 5)),
      'fill-accent',
    ),
  ].join('')
}
