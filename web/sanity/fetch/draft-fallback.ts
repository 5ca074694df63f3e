import type { QueryParams } from 'next-sanity'
import type { View } from '../client/perspective.ts'
import { queryDrafts } from '../client/query-lake.ts'

/** Results kept in memory, least recently used first out; enough for many pages. */
const RESULTS_MAX = 300

const results = new Map<string, unknown>()
let isStale = false

function remember(key: string, result: unknown): void {
  results.delete(key)
  results.set(key, result)
  const [oldest] = results.keys()
  if (results.size > RESULTS_MAX && oldest !== undefined) results.delete(oldest)
}

/**
 * Queries drafts. Returns the last result while the lake does not answer, so that the page in Presentation
 * stays. Results are kept in the memory of this process, separately for each view.
 *
 * @throws LakeError when this query has no earlier result
 */
export async function queryDraftsWithFallback(
  query: string,
  params: QueryParams,
  view: View,
): Promise<unknown> {
  const key = JSON.stringify([view, params, query])
  try {
    const result = await queryDrafts(query, params, view)
    isStale = false
    remember(key, result)
    return result
  } catch (error) {
    isStale = true
    if (!results.has(key)) throw error
    return results.get(key)
  }
}

/** Whether the lake did not answer the last query of drafts, so that pages may be outdated. */
export const areDraftsStale = (): boolean => isStale
