import { millisecondsOf } from '../functions/calendar.ts'
import { type Cell, cellOf, isColumnName, opaque } from '../reading/columns.ts'
import type { Condition } from '../reading/table.ts'
import { keyOf, type Node, ungroup } from '../syntax/tree.ts'
import { timeOf } from './times.ts'

type Accessor<Item> = (path: readonly string[]) => (item: Item) => Cell
type Compiled = <Item>(at: Accessor<Item>) => (item: Item) => Cell

/** Deeper attributes are evaluated by groq-js. */
const depthMax = 3

/** Attributes that a view presents differently than they are stored. */
const presentedNames = new Set(['_id', '_originalId'])

/**
 * Compiles an expression that the columns of a document decide alone: comparisons, `in`, `&&`, `||`, `!`, `defined`,
 * `coalesce`, `lower`, `upper`, `dateTime` and constants, with the semantics of groq-js. Returns `undefined` for anything
 * else. `_id` is only allowed with `withIds`; `now()` is `timestamp`.
 */
export function compileCondition(
  node: Node,
  { withIds = false, timestamp = new Date() } = {},
): Condition | undefined {
  const paths = new Map<string, readonly string[]>()
  let usesTime = false
  const readTime = () => {
    usesTime = true
    return timestamp
  }
  const mayRead = (path: string[]) => {
    if (path.length === 0) return false
    if (presentedNames.has(path[0] ?? '') && !(withIds && path.join('.') === '_id')) return false
    paths.set(path.join('.'), path)
    return true
  }
  const compiled = compile(node, mayRead, readTime)
  const key = `${usesTime ? timestamp.getTime() : ''}${keyOf(node)}`
  return compiled && { key, paths: [...paths.values()], bind: compiled }
}

function compile(
  node: Node,
  mayRead: (path: string[]) => boolean,
  readTime: () => Date,
): Compiled | undefined {
  const inner = (child: Node) => compile(child, mayRead, readTime)
  switch (node.type) {
    case 'Group':
      return inner(node.base)
    case 'Value':
      return isConstant(node.value) ? constant(cellOf(node.value)) : undefined
    case 'This':
      return mayRead([]) ? (at) => at([]) : undefined
    case 'AccessAttribute': {
      const path = pathOf(node)
      return path && path.length > 0 && path.length <= depthMax && path.every(isColumnName) && mayRead(path)
        ? (at) => at(path)
        : undefined
    }
    case 'Array': {
      if (node.elements.some(({ isSplat }) => isSplat)) return undefined
      return combine(
        node.elements.map(({ value }) => inner(value)),
        (cells) => cells,
      )
    }
    case 'And':
      return combine([inner(node.left), inner(node.right)], ([left, right]) =>
        left === false || right === false ? false : areBooleans(left, right) ? true : null,
      )
    case 'Or':
      return combine([inner(node.left), inner(node.right)], ([left, right]) =>
        left === true || right === true ? true : areBooleans(left, right) ? false : null,
      )
    case 'Not':
      return combine([inner(node.base)], ([cell]) => (typeof cell === 'boolean' ? !cell : null))
    case 'OpCall':
      return compileOperator(node, inner, readTime)
    case 'InRange':
      return combine([inner(node.base), inner(node.left), inner(node.right)], ([cell, left, right]) => {
        const [from, to] = [compareCells(cell, left), compareCells(cell, right)]
        return from === null || to === null ? null : from >= 0 && (node.isInclusive ? to <= 0 : to < 0)
      })
    case 'FuncCall':
      return isCount(node) ? compileCount(node, inner, readTime) : compileCall(node, inner)
    default:
      return undefined
  }
}

/** `price`, `slug.current`; `@.price` is the same. */
function pathOf(node: Node): string[] | undefined {
  if (node.type !== 'AccessAttribute') return undefined
  const base = node.base && ungroup(node.base)
  if (!base || base.type === 'This') return [node.name]
  const path = pathOf(base)
  return path && [...path, node.name]
}

function isConstant(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isConstant)
  return value === null || value === undefined || ['string', 'number', 'boolean'].includes(typeof value)
}

const constant =
  (cell: Cell): Compiled =>
  () =>
  () =>
    cell

const areBooleans = (left: Cell | undefined, right: Cell | undefined) =>
  typeof left === 'boolean' && typeof right === 'boolean'

function combine(parts: (Compiled | undefined)[], reduce: (cells: Cell[]) => Cell): Compiled | undefined {
  if (!parts.every((part) => part !== undefined)) return undefined
  return (at) => {
    const bound = parts.map((part) => part(at))
    const [first, second] = bound
    if (first && !second) return (item) => reduce([first(item)])
    if (first && second && bound.length === 2) return (item) => reduce([first(item), second(item)])
    return (item) => reduce(bound.map((part) => part(item)))
  }
}

const comparisons: Record<string, (order: number) => boolean> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
}

function compileOperator(
  { op, left, right }: Node & { type: 'OpCall' },
  inner: (node: Node) => Compiled | undefined,
  readTime: () => Date,
): Compiled | undefined {
  const operands = op === 'in' ? undefined : compileTimes([left, right], inner, readTime)
  return compileComparison(op, operands ?? [inner(left), inner(right)])
}

/** Compiles two instants to milliseconds; `undefined` unless both are instants. */
function compileTimes(
  nodes: Node[],
  inner: (node: Node) => Compiled | undefined,
  readTime: () => Date,
): (Compiled | undefined)[] | undefined {
  const isTime = (node: Node) => ungroup(node).type === 'FuncCall' || ungroup(node).type === 'OpCall'
  if (!nodes.every(isTime)) return undefined
  const times = nodes.map((node) => timeOf(node, readTime))
  if (!times.every((time) => time !== undefined)) return undefined
  return times.map((time) =>
    'text' in time
      ? combine([inner(time.text)], ([cell]) => millisecondsOf(cell))
      : constant(time.milliseconds),
  )
}

function compileComparison(op: string, operands: (Compiled | undefined)[]): Compiled | undefined {
  const holds = comparisons[op]
  if (holds) {
    return combine(operands, ([one = null, other = null]) => {
      const order = compareCells(one, other)
      return order === null ? null : holds(order)
    })
  }
  switch (op) {
    case '==':
      return combine(operands, ([one = null, other = null]) => areEqual(one, other))
    case '!=':
      return combine(operands, ([one = null, other = null]) => !areEqual(one, other))
    case 'in':
      return combine(operands, ([one = null, list]) =>
        Array.isArray(list) ? list.some((other) => areEqual(one, other)) : null,
      )
    default:
      return undefined
  }
}

function compileCall(
  { namespace, name, args }: Node & { type: 'FuncCall' },
  inner: (node: Node) => Compiled | undefined,
): Compiled | undefined {
  const parts = args.map(inner)
  const isOne = args.length === 1
  switch (`${namespace}::${name}`) {
    case 'global::defined':
      return isOne ? combine(parts, ([cell]) => cell !== null) : undefined
    case 'global::coalesce':
      return combine(parts, (cells) => cells.find((cell) => cell !== null) ?? null)
    case 'global::lower':
    case 'string::lower':
      return isOne
        ? combine(parts, ([cell]) => (typeof cell === 'string' ? cell.toLowerCase() : null))
        : undefined
    case 'global::upper':
    case 'string::upper':
      return isOne
        ? combine(parts, ([cell]) => (typeof cell === 'string' ? cell.toUpperCase() : null))
        : undefined
    default:
      return undefined
  }
}

const isCount = ({ namespace, name, args }: Node & { type: 'FuncCall' }) =>
  namespace === 'global' && name === 'count' && args.length === 1

/** `count(tags)` and `count(tags[@ in $chosen])`, whose condition may use only the element. */
function compileCount(
  { args }: Node & { type: 'FuncCall' },
  inner: (node: Node) => Compiled | undefined,
  readTime: () => Date,
): Compiled | undefined {
  const counted = args[0] && ungroup(args[0])
  if (counted?.type !== 'Filter') {
    const array = counted && inner(counted)
    return array && combine([array], ([cells]) => (Array.isArray(cells) ? cells.length : null))
  }
  const array = inner(counted.base)
  const condition = compile(counted.expr, (path) => path.length === 0, readTime)
  if (!array || !condition || counted.expr.type === 'Value') return undefined
  const holds = condition<Cell>(() => (element) => element)
  const count = (cells: Cell | undefined) =>
    Array.isArray(cells) ? cells.filter((cell) => holds(cell) === true).length : null
  return combine([array], ([cells]) => count(cells))
}

/** `==`: objects and lists equal nothing, not even themselves. */
function areEqual(one: Cell, other: Cell): boolean {
  return one === other && one !== opaque && !Array.isArray(one)
}

/** Compares two values of the same type; `null` when they are not comparable. */
export function compareCells(one: Cell | undefined, other: Cell | undefined): number | null {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0
  if (typeof one === 'boolean' && typeof other === 'boolean') return Number(one) - Number(other)
  return null
}

/** Divides conditions into those that columns decide (ids included with `withIds`) and the rest for groq-js. */
export function divide(
  conjuncts: Node[],
  isTable: boolean,
  { withIds, timestamp }: { withIds: boolean; timestamp: Date },
): { conditions: Condition[]; others: Node[] } {
  const conditions: Condition[] = []
  const others = conjuncts.filter((conjunct) => {
    const formula = isTable ? compileCondition(conjunct, { withIds, timestamp }) : undefined
    if (formula) conditions.push(formula)
    return !formula
  })
  return { conditions, others }
}
