import { mapChildren, type Node, ungroup } from '../syntax/tree.ts'
import { isSet, knownConstraint } from './conjuncts.ts'
import { findPatterns } from './text-match.ts'

/**
 * Excludes documents without a score early: `set | score(a, boost(b, 2))[_score > 0]` becomes `set[a || b] |
 * score(…)[_score > 0]`. Only done when an index finds `a || b`, because it is evaluated twice. Assumes that no document
 * stores a `_score`, to which groq-js would add.
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

/** Whether a condition is `_score > 0`. */
export function isPositiveScore(expr: Node): boolean {
  const condition = ungroup(expr)
  if (condition.type !== 'OpCall' || condition.op !== '>') return false
  const { left, right } = condition
  const isScore = left.type === 'AccessAttribute' && left.name === '_score' && !left.base
  return isScore && right.type === 'Value' && right.value === 0
}

/** Returns a condition that every document with a score for this matches; `undefined` when there is none. */
function conditionOf(node: Node): Node | undefined {
  if (isBoost(node)) return node.args[0] && conditionOf(node.args[0])
  if (node.type === 'Or' || node.type === 'And') {
    const [left, right] = [conditionOf(node.left), conditionOf(node.right)]
    return left && right && { type: node.type, left, right }
  }
  // One matching pattern scores, but `match` requires all.
  if (node.type === 'OpCall' && node.op === 'match') {
    const terms = findPatterns(node.right)
    return terms && terms.length <= 1 ? node : undefined
  }
  return node
}

/** Applies `plan` to the parts that `score()` evaluates, and keeps the structure it reads itself. */
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

/** The plan identifies nodes by position, so a node must not occur twice. */
function copied(node: Node): Node {
  return mapChildren({ ...node }, copied)
}
