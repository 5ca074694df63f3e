import type { ClientReturn } from '@sanity/client'
import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'

/** Milliseconds within which changes are shown together. */
const THROTTLE_MS = 300

/** The result of a query, kept up to date; undefined while loading. */
interface LiveResult<Result> {
  data: Result | undefined
  hasFailed: boolean
}

/**
 * Fetches a query and repeats it when a document of the listened filter changes. Perspective: raw. Queries by `defineQuery` have
 * the type of their result from TypeGen.
 */
export function useLiveQuery<const Groq extends string, Result = ClientReturn<Groq>>(
  query: Groq,
  listen: string,
  params: object = {},
): LiveResult<Result> {
  const store = useDocumentStore()
  const [result, setResult] = useState<LiveResult<Result>>({ data: undefined, hasFailed: false })
  // Equal parameters do not repeat the query.
  const paramsJson = JSON.stringify(params)
  useEffect(() => {
    const subscription = store
      .listenQuery({ fetch: query, listen }, JSON.parse(paramsJson) as Record<string, string>, {
        apiVersion: API_VERSION,
        perspective: 'raw',
        throttleTime: THROTTLE_MS,
      })
      .subscribe({
        next: (data: Result) => setResult({ data, hasFailed: false }),
        error: () => setResult(({ data }) => ({ data, hasFailed: true })),
      })
    return () => subscription.unsubscribe()
  }, [store, query, listen, paramsJson])
  return result
}
