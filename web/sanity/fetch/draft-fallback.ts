import { LRUCache } from 'lru-cache'
import type { QueryParams } from 'next-sanity'
import { cache } from 'react'
import type { View } from '../client/perspective.ts'
import { queryDrafts } from '../client/query-lake.ts'

/** Results kept in memory; enough for many pages. */
const results = new LRUCache<string, { result: unknown }>({ max: 300 })

let isStale = false

/**
 * Queries drafts, once per request. Returns the last result while the lake does not respond, so that the page in Presentation
 * stays. Results are kept in the memory of this process, separately for each view.
 *
 * @throws LakeError when this query has no earlier result
 */
export const queryDraftsWithFallback = (query: string, params: QueryParams, view: View): Promise<unknown> =>
  queryOnce(JSON.stringify([view, params, query]))

/** Parts of a page ask for the same content with other objects, so the key is a text. */
const queryOnce = cache(async (key: string): Promise<unknown> => {
  const [view, params, query] = JSON.parse(key) as [View, QueryParams, string]
  try {
    const result = await queryDrafts(query, params, view)
    isStale = false
    results.set(key, { result })
    return result
  } catch (error) {
    isStale = true
    const known = results.get(key)
    if (!known) throw error
    return known.result
  }
})

/** Whether the lake did not respond to the last query of drafts, so that pages may be outdated. */
export const areDraftsStale = (): boolean => isStale
