import { evaluateNow } from '../../../emulators/content-lake/query/syntax/groq.ts'
import { parseQuery } from '../../../emulators/content-lake/query/syntax/parse.ts'
import { percentile } from '../statistics.ts'
import { documentOf } from './dataset.ts'
import type { BenchQuery, Pick } from './queries.ts'

const RUNS = 3

/**
 * Returns a function that measures groq-js alone over all documents in memory: the median of three runs, in
 * milliseconds.
 */
export function createGroqJsBaseline(size: number): (benchQuery: BenchQuery, pick: Pick) => number {
  const dataset = Array.from({ length: size }, (_, index) => documentOf(index))
  const byId = new Map(dataset.map((document) => [document._id, document]))
  const dereference = ({ _ref }: { _ref: string }) => byId.get(_ref) ?? null
  return (benchQuery, pick) => {
    const times: number[] = []
    while (times.length < RUNS) {
      const { query, params } = benchQuery.build(pick, size)
      const tree = parseQuery(query, params)
      const from = performance.now()
      try {
        evaluateNow(tree, { dataset, dereference, timestamp: new Date() })
      } catch {
        return Number.NaN
      }
      times.push(performance.now() - from)
      if (performance.now() - from > 5_000) break
    }
    return percentile(times, 0.5)
  }
}
