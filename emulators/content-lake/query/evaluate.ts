import { toApiError } from '../errors.ts'
import type { DatasetRead, QueryRequest, ResultSourceMap } from '../types.ts'
import { Elements, isSequence, type JsonPieces, JsonText, writeJson } from './json-pieces.ts'
import { Planner } from './planner/plan.ts'
import { measureReach } from './planner/scopes.ts'
import { selectionOf } from './reading/documents.ts'
import type { ProjectedRows } from './reading/projections.ts'
import type { Reader } from './reading/reader.ts'
import type { Table } from './reading/table.ts'
import { View } from './reading/view.ts'
import { toSourceMap } from './source-map/source-map.ts'
import type { Traced } from './source-map/traced.ts'
import { Tracer } from './source-map/tracer.ts'
import { evaluateLater, evaluateNow, type EvaluationContext, needsPromises } from './syntax/groq.ts'
import { parseQuery } from './syntax/parse.ts'
import { keyOf, type Node, someNode } from './syntax/tree.ts'

export interface Evaluation {
  /** The result as JSON. */
  json: JsonPieces
  syncTags: string[]
  /** Milliseconds spent, reads included. */
  ms: number
  reads: DatasetRead[]
  resultSourceMap?: ResultSourceMap
}

/** Evaluates a query on one snapshot of its dataset. Throws an `ApiError`. */
export async function evaluateRequest(reader: Reader, request: QueryRequest): Promise<Evaluation> {
  const { projectId, dataset, query, params, perspective, principal, sourceMap } = request
  const started = performance.now()
  const tree = parseQuery(query, params)
  return reader.snapshot([projectId, dataset], async (snapshot) => {
    const view = new View(snapshot, perspective, principal)
    const planner = new Planner(view, {
      timestamp: new Date(),
      identity: principal.userId,
      sanity: { projectId, dataset },
    })
    const remember = request.idsOnly ? undefined : projectionsOf(tree, view)
    const result = await evaluateTree(planner.plan(tree), planner.context, query, remember)
    const json = write(request.idsOnly ? idsIn(result) : result, query)
    const map = sourceMap && { resultSourceMap: toSourceMap(trace(tree, planner, query), sourceMap) }
    return {
      json,
      syncTags: view.tags.tags(),
      ms: Math.round(performance.now() - started),
      reads: view.reads,
      ...map,
    }
  })
}

/** Returns the kept results of a tree's projection over a table. */
type RememberedProjections = (table: Table) => ProjectedRows

/** Returns where the results of a tree are kept; undefined if they depend on more than one document each. */
function projectionsOf(tree: Node, view: View): RememberedProjections | undefined {
  if (tree.type !== 'Map') return undefined
  const reach = measureReach(tree.expr).get(tree.expr)
  if (!reach || reach.readsDataset || reach.isVolatile) return undefined
  if (someNode(tree.expr, ({ type }) => type === 'Deref')) return undefined
  return (table) => table.projections.rows(`${view.key}${keyOf(tree.expr)}`)
}

/**
 * Evaluates a tree, synchronously if groq-js can; errors become an `ApiError` 400.
 *
 * @param remember where the results of a projection are kept; they are then JSON
 */
export async function evaluateTree(
  tree: Node,
  context: EvaluationContext,
  query: string,
  remember?: RememberedProjections,
): Promise<unknown> {
  try {
    if (someNode(tree, needsPromises)) return await evaluateLater(tree, context)
    return tree.type === 'Map' ? evaluateMap(tree, context, remember) : evaluateNow(tree, context)
  } catch (error) {
    throw toApiError(error, query)
  }
}

/** Maps documents one by one on demand, so that they are not all in memory. */
function evaluateMap(
  tree: Extract<Node, { expr: Node }>,
  context: EvaluationContext,
  remember: RememberedProjections | undefined,
): unknown {
  const documents = evaluateNow(tree.base, context)
  const over = (value: unknown): Node => ({ ...tree, base: { type: 'Value', value } })
  const selection = selectionOf(documents)
  if (!selection) return evaluateNow(over(documents), context)
  if (isId(tree.expr)) return selection.ids
  const project = (document: unknown) => evaluateNow(over([document]), context) as unknown[]
  const { source, length } = selection
  const known = source && remember?.(source.table)
  if (!known)
    return new Elements(function* () {
      for (const document of documents as unknown[]) yield* project(document)
    })
  return new Elements(function* () {
    const { rows } = source
    for (let place = 0; place < length; place += 1) {
      const row = rows[place] ?? -1
      let text = known.get(row)
      if (text === undefined) {
        text = JSON.stringify(project((documents as unknown[])[place])[0] ?? null) ?? 'null'
        known.set(row, text)
      }
      yield new JsonText(text)
    }
  })
}

/** Returns the ids of the documents in a result, which need not be read. */
function idsIn(result: unknown): unknown[] {
  const selection = selectionOf(result)
  if (selection) return [...selection.ids]
  const found = isSequence(result) ? [...result] : [result]
  return found.map((one) => (one as { _id?: unknown } | null)?._id)
}

/** Mapping to `_id` needs no document to be read. */
function isId(expr: Node): boolean {
  return expr.type === 'AccessAttribute' && expr.name === '_id' && expr.base?.type === 'This'
}

function write(result: unknown, query: string): JsonPieces {
  try {
    return writeJson(result, query)
  } catch (error) {
    throw toApiError(error, query)
  }
}

/** Traces the origin of each part of the result. `tree` must be the last tree that `planner` planned. */
function trace(tree: Node, planner: Planner, query: string): Traced {
  if (someNode(tree, needsPromises)) return { value: null, origin: 'unknown' }
  try {
    return new Tracer(planner).trace(tree)
  } catch (error) {
    throw toApiError(error, query)
  }
}
