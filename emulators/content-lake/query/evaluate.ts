import { ApiError, describedError } from '../errors.ts'
import type { DatasetRead, QueryRequest, ResultSourceMap } from '../types.ts'
import { Planner } from './planner/plan.ts'
import type { Reader } from './reading/reader.ts'
import { View } from './reading/view.ts'
import { toSourceMap } from './source-map/source-map.ts'
import type { Traced } from './source-map/traced.ts'
import { Tracer } from './source-map/tracer.ts'
import { evaluateLater, evaluateNow, needsPromises, type EvaluationContext } from './syntax/groq.ts'
import { parseQuery } from './syntax/parse.ts'
import { someNode, type Node } from './syntax/tree.ts'

/** Characters of JSON in the largest result that is answered. */
const resultLengthMax = 64_000_000

export interface Evaluation {
  /** The result as JSON. */
  json: string
  syncTags: string[]
  /** Milliseconds spent, reading included. */
  ms: number
  reads: DatasetRead[]
  resultSourceMap?: ResultSourceMap
}

/** Evaluates one query on one unchanging state of its dataset. Throws `ApiError`. */
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
    const result = await evaluateTree(planner.plan(tree), planner.context, query)
    const json = toJson(result, query)
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

/** Evaluates a tree, at once where groq-js can; what it throws becomes an `ApiError` 400. */
export async function evaluateTree(tree: Node, context: EvaluationContext, query: string): Promise<unknown> {
  try {
    return someNode(tree, needsPromises) ? await evaluateLater(tree, context) : evaluateNow(tree, context)
  } catch (error) {
    throw asApiError(error, query)
  }
}

/** The result once more, each part with its origin. `tree` must have been planned last by `planner`. */
function trace(tree: Node, planner: Planner, query: string): Traced {
  if (someNode(tree, needsPromises)) return { value: null, origin: 'unknown' }
  try {
    return new Tracer(planner).trace(tree)
  } catch (error) {
    throw asApiError(error, query)
  }
}

function asApiError(error: unknown, query: string): ApiError {
  if (error instanceof ApiError) return error
  const reason =
    error instanceof RangeError ? 'query or content is nested too deeply' : (error as Error).message
  return evaluationError(`query could not be evaluated: ${reason}`, query)
}

/** Dates and paths become strings here, as in every response. */
export function toJson(result: unknown, query: string): string {
  let json: string | undefined
  try {
    json = JSON.stringify(result ?? null)
  } catch {
    json = undefined
  }
  if (json === undefined || json.length > resultLengthMax) {
    throw evaluationError(`result is larger than ${resultLengthMax} characters; ask for less`, query)
  }
  return json
}

function evaluationError(description: string, query: string): ApiError {
  return describedError(400, 'queryEvaluationError', description, { query })
}
