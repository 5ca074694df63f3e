import { evaluateNow } from '../../../emulators/content-lake/query/syntax/groq.ts'
import { parseQuery } from '../../../emulators/content-lake/query/syntax/parse.ts'
import { percentile } from '../statistics.ts'
import { documentOf } from './content.ts'
import type { Pick, Question } from './questions.ts'

const RUNS = 3

/** Holds all documents in memory, and answers how many milliseconds groq-js takes for a question over them, the middle one of three. */
export function openUnplanned(size: number): (question: Question, pick: Pick) => number {
  const dataset = Array.from({ length: size }, (_, index) => documentOf(index))
  const byId = new Map(dataset.map((document) => [document._id, document]))
  const dereference = ({ _ref }: { _ref: string }) => byId.get(_ref) ?? null
  return (question, pick) => {
    const times: number[] = []
    while (times.length < RUNS) {
      const { query, params } = question.ask(pick, size)
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
