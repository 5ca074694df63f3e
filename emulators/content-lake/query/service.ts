import { describedError } from '../errors.ts'
import type { LakeDocument, QueryAnswer, QueryRequest, QueryResponse, QueryService } from '../types.ts'
import { evaluateFilter, evaluateProjectionNow, isCheapFilter, parseFilter } from './filters.ts'
import { parseJson } from './json-pieces.ts'
import { parseQuery } from './syntax/parse.ts'
import type { Node } from './syntax/tree.ts'
import { type PoolOptions, WorkerPool } from './workers/pool.ts'

const defaultBudgetMs = 10_000
/** Longer filters and projections are parsed and evaluated by workers. */
const simpleLengthMax = 2_000
const compiledMax = 500

/** The limits of all queries. */
export interface QueryLimits extends PoolOptions {
  /** Milliseconds that a query may take, unless it says otherwise. */
  budgetMs?: number | undefined
}

interface Options extends QueryLimits {
  /** The lake's SQLite file, opened read-only with the first query. */
  databasePath: string
}

/** Creates the query service: it evaluates GROQ in worker threads, each query within its time limit. */
export function createQueryService({ databasePath, budgetMs: usualMs, ...limits }: Options): QueryService {
  const pool = new WorkerPool(databasePath, limits)
  const compiled = new Map<string, Node | null>()

  /** Returns the cached tree of a short and simple expression; `null` when a worker has to evaluate it. */
  const simple = (key: string, length: number, parse: () => Node): Node | null => {
    if (length > simpleLengthMax) return null
    const known = compiled.get(key)
    if (known !== undefined) return known
    if (compiled.size >= compiledMax) compiled.clear()
    const tree = parse()
    const usable = isCheapFilter(tree) ? tree : null
    compiled.set(key, usable)
    return usable
  }

  function answer(request: QueryRequest): Promise<QueryAnswer> {
    const budgetMs = request.budgetMs ?? usualMs ?? defaultBudgetMs
    const options = jobOptions(request.query, request.principal.userId, budgetMs)
    return pool.run({ kind: 'evaluate', request }, options)
  }

  return {
    answer,

    async evaluate(request: QueryRequest): Promise<QueryResponse> {
      const { json, ...more } = await answer(request)
      return { result: parseJson(json), ...more }
    },

    async matches(
      filter: string,
      params: Record<string, unknown>,
      documents: (LakeDocument | null)[],
    ): Promise<boolean[]> {
      const key = JSON.stringify([filter, params])
      const tree = simple(key, key.length, () => parseFilter(filter, params))
      if (tree) return evaluateFilter(tree, documents)
      return pool.run({ kind: 'matches', filter, params, documents }, jobOptions(filter))
    },

    async project(
      expression: string,
      change: { before: LakeDocument | null; after: LakeDocument | null },
    ): Promise<unknown> {
      const tree = simple(`delta:${expression}`, expression.length, () => parseQuery(expression, {}, 'delta'))
      if (tree) return evaluateProjectionNow(tree, change)
      return pool.run({ kind: 'project', expression, change }, jobOptions(expression))
    },

    warm: () => pool.warm(),

    close: () => pool.close(),
  }
}

function jobOptions(text: string, client = 'lake', budgetMs = defaultBudgetMs) {
  return { text, client, budgetMs, timeout: timeoutError(budgetMs, text) }
}

function timeoutError(budgetMs: number, query: string) {
  const description = `query took longer than ${budgetMs / 1000} seconds and was stopped`
  return describedError(408, 'queryTimeoutError', description, { query })
}
