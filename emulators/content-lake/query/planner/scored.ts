import { mapChildren, ungroup, type Node } from '../syntax/tree.ts'
import { knownConstraint } from './conjuncts.ts'
import { isSet } from './sets.ts'
import { termsOf } from './words.ts'

/**
 * `set | score(a, boost(b, 2))[_score > 0]` with the documents left out before that nothing scores: `set[a || b] | score(…)[_score > 0]`.
 * Only where an index finds `a || b`, for it is asked twice now; any other tree is as it was. No document is taken to store a `_score`
 * of its own, to which groq-js would add.
 */
export function narrowScored(tree: Node): Node {
  const node = mapChildren(tree, narrowScored)
  if (node.type !== 'Filter' || !isPositiveScore(node.expr)) return node
  const scored = node.base
  if (scored.type !== 'PipeFuncCall' || scored.name !== 'score' || !isSet(scored.base)) return node
  const conditions = scored.args.map(conditionOf)
  const expr = conditions.reduce((left, right) => left && right && { type: 'Or', left, right })
  if (!expr || !knownConstraint(expr)) return node
  return { ...node, base: { ...scored, base: { type: 'Filter', base: scored.base, expr: copied(expr) } } }
}

function isPositiveScore(expr: Node): boolean {
  const condition = ungroup(expr)
  if (condition.type !== 'OpCall' || condition.op !== '>') return false
  const { left, right } = condition
  const isScore = left.type === 'AccessAttribute' && left.name === '_score' && !left.base
  return isScore && right.type === 'Value' && right.value === 0
}

/** What holds of every document that groq-js gives a score for this; `undefined` where that cannot be said. */
function conditionOf(node: Node): Node | undefined {
  if (isBoost(node)) return node.args[0] && conditionOf(node.args[0])
  if (node.type === 'Or' || node.type === 'And') {
    const [left, right] = [conditionOf(node.left), conditionOf(node.right)]
    return left && right && { type: node.type, left, right }
  }
  // One pattern of several scores, but `match` asks for all.
  if (node.type === 'OpCall' && node.op === 'match') {
    const terms = termsOf(node.right)
    return terms && terms.length <= 1 ? node : undefined
  }
  return node
}

/** What `score()` takes apart by itself stays as it is: `plan` is done to the parts that it evaluates. */
export function planScored(node: Node, plan: (part: Node) => Node): Node {
  if (node.type === 'Or' || node.type === 'And')
    return { ...node, left: planScored(node.left, plan), right: planScored(node.right, plan) }
  if (node.type === 'OpCall' && node.op === 'match')
    return { ...node, left: plan(node.left), right: plan(node.right) }
  if (!isBoost(node)) return plan(node)
  const args = node.args.map((argument, index) => (index === 0 ? planScored(argument, plan) : plan(argument)))
  return { ...node, args }
}

function isBoost(node: Node): node is Node & { type: 'FuncCall' } {
  return node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'boost'
}

/** The plan knows a node by where it stands, so none may stand in two places. */
function copied(node: Node): Node {
  return mapChildren({ ...node }, copied)
}
