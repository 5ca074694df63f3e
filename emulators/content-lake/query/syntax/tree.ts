/**
 * The syntax tree of groq-js 2.0.0. It is not a public API and has no usable types, so the version is pinned and only
 * this file describes it.
 */

export type Node =
  | { type: 'Everything' | 'This' }
  | { type: 'Parent'; n: number }
  | { type: 'Value'; value: unknown }
  | { type: 'Parameter'; name: string }
  | { type: 'Context'; key: string }
  | { type: 'AccessAttribute'; base?: Node; name: string }
  | { type: 'AccessElement'; base: Node; index: number }
  | { type: 'Slice'; base: Node; left: number; right: number; isInclusive: boolean }
  | { type: 'ArrayCoerce' | 'Deref' | 'Group' | 'Not' | 'Neg' | 'Pos' | 'Asc' | 'Desc'; base: Node }
  | { type: 'Filter' | 'Projection' | 'Map' | 'FlatMap'; base: Node; expr: Node }
  | { type: 'And' | 'Or'; left: Node; right: Node }
  | { type: 'OpCall'; op: string; left: Node; right: Node }
  | { type: 'InRange'; base: Node; left: Node; right: Node; isInclusive: boolean }
  | { type: 'FuncCall'; namespace: string; name: string; args: Node[] }
  | { type: 'PipeFuncCall'; base: Node; name: string; args: Node[] }
  | { type: 'Select'; alternatives: Alternative[]; fallback?: Node }
  | { type: 'Object'; attributes: Attribute[] }
  | { type: 'Array'; elements: Element[] }
  | { type: 'Tuple'; members: Node[] }
  | { type: 'SelectorFuncCall'; name: string; arg: Node }
  | { type: 'SelectorNested'; base: Node; nested: Node }

export type Value = Extract<Node, { type: 'Value' }>

interface Alternative {
  type: 'SelectAlternative'
  condition: Node
  value: Node
}

export type Attribute =
  | { type: 'ObjectAttributeValue'; name: string; value: Node }
  | { type: 'ObjectConditionalSplat'; condition: Node; value: Node }
  | { type: 'ObjectSplat'; value: Node }

interface Element {
  type: 'ArrayElement'
  value: Node
  isSplat: boolean
}

/** How a child is evaluated: in its parent's scope, in a nested one, or in one that `^` skips (`Map`). */
type Scoping = 'same' | 'nested' | 'hidden'

type ChildMapper = (child: Node, scoping: Scoping) => Node

function mapAttribute(attribute: Attribute, map: ChildMapper): Attribute {
  const value = map(attribute.value, 'same')
  return attribute.type === 'ObjectConditionalSplat'
    ? { ...attribute, condition: map(attribute.condition, 'same'), value }
    : { ...attribute, value }
}

/** Returns a copy of `node` with every direct child replaced by the result of `map`. */
export function mapChildren(node: Node, map: ChildMapper): Node {
  const same = (child: Node) => map(child, 'same')
  switch (node.type) {
    case 'Everything':
    case 'This':
    case 'Parent':
    case 'Value':
    case 'Parameter':
    case 'Context':
      return node
    case 'AccessAttribute':
      return node.base ? { ...node, base: same(node.base) } : node
    case 'AccessElement':
    case 'Slice':
    case 'ArrayCoerce':
    case 'Deref':
    case 'Group':
    case 'Not':
    case 'Neg':
    case 'Pos':
    case 'Asc':
    case 'Desc':
      return { ...node, base: same(node.base) }
    case 'Filter':
    case 'Projection':
      return { ...node, base: same(node.base), expr: map(node.expr, 'nested') }
    case 'Map':
    case 'FlatMap':
      return { ...node, base: same(node.base), expr: map(node.expr, 'hidden') }
    case 'And':
    case 'Or':
    case 'OpCall':
      return { ...node, left: same(node.left), right: same(node.right) }
    case 'InRange':
      return { ...node, base: same(node.base), left: same(node.left), right: same(node.right) }
    case 'FuncCall':
      return { ...node, args: node.args.map(same) }
    case 'PipeFuncCall':
      return { ...node, base: same(node.base), args: node.args.map((argument) => map(argument, 'nested')) }
    case 'Select': {
      const alternatives = node.alternatives.map((alternative) => ({
        ...alternative,
        condition: same(alternative.condition),
        value: same(alternative.value),
      }))
      return node.fallback
        ? { ...node, alternatives, fallback: same(node.fallback) }
        : { ...node, alternatives }
    }
    case 'Object':
      return { ...node, attributes: node.attributes.map((attribute) => mapAttribute(attribute, map)) }
    case 'Array':
      return {
        ...node,
        elements: node.elements.map((element) => ({ ...element, value: same(element.value) })),
      }
    case 'Tuple':
      return { ...node, members: node.members.map(same) }
    case 'SelectorFuncCall':
      return { ...node, arg: map(node.arg, 'hidden') }
    case 'SelectorNested':
      return { ...node, base: same(node.base), nested: map(node.nested, 'hidden') }
  }
}

/** Returns whether `test` holds for `node` or any node below it. */
export function someNode(node: Node, test: (node: Node) => boolean): boolean {
  if (test(node)) return true
  let found = false
  mapChildren(node, (child) => {
    found ||= someNode(child, test)
    return child
  })
  return found
}

/** Returns a text that only equal trees share. JSON alone writes infinite numbers as null. */
export function keyOf(node: Node): string {
  return JSON.stringify(node, (_name, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? { number: String(value) } : value,
  )
}

/** Removes the parentheses around a node. */
export function ungroup(node: Node): Node {
  return node.type === 'Group' ? ungroup(node.base) : node
}

/** Returns the expression of a sort key, without `asc` and `desc`. */
export function withoutDirection(node: Node): Node {
  return node.type === 'Asc' || node.type === 'Desc' ? node.base : node
}

/** Creates a `Value` node that is computed when it is first evaluated. */
export function lazyValue(compute: () => unknown): Value {
  let state: { value: unknown } | undefined
  return {
    type: 'Value',
    get value() {
      state ??= { value: compute() }
      return state.value
    },
  }
}

/** `path("drafts.**")`, which groq-js would compile again for each document. */
export function isConstantPath(node: Node): boolean {
  return node.type === 'FuncCall' && node.name === 'path' && node.args[0]?.type === 'Value'
}
