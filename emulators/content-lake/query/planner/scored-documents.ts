import type { LakeDocument } from '../../types.ts'
import { openDocuments, selectIds, selectionOf } from '../reading/documents.ts'
import { evaluateNow, type EvaluationContext } from '../syntax/groq.ts'
import { lazyValue, type Node } from '../syntax/tree.ts'
import { isPositiveScore } from './scores.ts'

type Score = Node & { type: 'PipeFuncCall' }

/** The scores of arrays from `scoreEach`, which are in the order of the scores. */
const scores = new WeakMap<object, readonly number[]>()

/**
 * Evaluates `set | score(…)` document by document and keeps the scores only: groq-js copies every document, and many do not fit into the
 * memory of a thread.
 */
export function scoreEach(node: Score, context: EvaluationContext): Node {
  return lazyValue(() => {
    const documents = evaluateNow(node.base, context) as LakeDocument[]
    const over = (value: unknown) => evaluateNow({ ...node, base: { type: 'Value', value } }, context)
    const selection = selectionOf(documents)
    if (!selection) return over(documents)
    const found = selection.ids.map((id, place) => {
      const [scored] = over([documents[place]]) as [{ _score: number }]
      return { id, place, score: scored._score }
    })
    found.sort((one, other) => other.score - one.score)
    const byId = new Map(found.map((one) => [one.id, one]))
    const read = (id: string): LakeDocument | null => {
      const one = byId.get(id)
      const document = one && documents[one.place]
      return document ? { ...document, _score: one.score } : null
    }
    return withScores(
      openDocuments(selectIds(found.map(({ id }) => id)), read),
      found.map(({ score }) => score),
    )
  })
}

function withScores(documents: LakeDocument[], known: readonly number[]): LakeDocument[] {
  scores.set(documents, known)
  return documents
}

type OverScored = (Node & { type: 'Filter' }) | Score

/** Whether a node is `[_score > 0]` or `order(_score desc)` over scored documents. */
export const isOverScored = (node: Node): node is OverScored =>
  (isByScore(node) || (node.type === 'Filter' && isPositiveScore(node.expr))) && isScored(node.base)

/** Filters or orders scored documents by their scores, without reading one: they are in this order. */
export function overScored(node: OverScored, base: Node, context: EvaluationContext): Node {
  return lazyValue(() => {
    const value = evaluateNow(base, context) as LakeDocument[]
    const known = scores.get(value)
    if (!known) return evaluateNow({ ...node, base: { type: 'Value', value } }, context)
    const end = node.type === 'Filter' ? known.findIndex((score) => score <= 0) : -1
    return end === -1 ? value : withScores(value.slice(0, end), known.slice(0, end))
  })
}

const isScored = (node: Node): boolean =>
  (node.type === 'PipeFuncCall' && node.name === 'score') || isOverScored(node)

function isByScore(node: Node): node is Score {
  if (node.type !== 'PipeFuncCall' || node.name !== 'order' || node.args.length !== 1) return false
  const [key] = node.args
  if (key?.type !== 'Desc') return false
  const { base } = key
  return base.type === 'AccessAttribute' && base.name === '_score' && !base.base
}
