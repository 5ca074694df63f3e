import type { ClientReturn } from '@sanity/client'
import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import type { Fetched } from './use-fetched.ts'

/** Milliseconds within which changes are shown together. */
const THROTTLE_MS = 300

/**
 * Fetches a query and repeats it when a document of the listened filter changes. Perspective: raw. Queries by `defineQuery` have
 * the type of their result from TypeGen.
 */
export function useLiveQuery<const Groq extends string, Result = ClientReturn<Groq>>(
  query: Groq,
  listen: string,
  params: object = {},
): Fetched<Result> {
  const store = useDocumentStore()
  const [result, setResult] = useState<Fetched<Result>>({ data: undefined, hasFailed: false })
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
