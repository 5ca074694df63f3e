import type { QueryParams } from 'next-sanity'
import { queryDrafts } from './query-lake.ts'
import type { View } from './perspective.ts'

/** Results that stay in memory, the most recently used: enough for a good number of pages. */
const RESULTS_MAX = 300

const answers = new Map<string, unknown>()
let isBehind = false

function remember(key: string, answer: unknown): void {
  answers.delete(key)
  answers.set(key, answer)
  const [oldest] = answers.keys()
  if (answers.size > RESULTS_MAX && oldest !== undefined) answers.delete(oldest)
}

/**
 * Queries drafts. While the lake does not answer, returns its last result, so that the page in Presentation stays as it was. Results stay in
 * the memory of this process, separate for each view.
 *
 * @throws LakeError where the lake has not answered this query before
 */
export async function queryDraftsOrLast(query: string, params: QueryParams, view: View): Promise<unknown> {
  const key = JSON.stringify([view, params, query])
  try {
    const answer = await queryDrafts(query, params, view)
    isBehind = false
    remember(key, answer)
    return answer
  } catch (error) {
    isBehind = true
    if (!answers.has(key)) throw error
    return answers.get(key)
  }
}

/** Whether the lake did not answer when drafts were last read: what is shown may be older than they are. */
export const areDraftsBehind = (): boolean => isBehind
