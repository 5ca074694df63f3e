import type { ClientReturn } from '@sanity/client'
import { useEffect, useState } from 'react'
import { retry, timer } from 'rxjs'
import { useDocumentStore } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import type { Fetched } from './use-fetched.ts'

/** Milliseconds within which changes are shown together. */
const THROTTLE_MS = 300

/** Milliseconds until a failed query is repeated. */
export const RETRY_MS = 5_000

const LOADING = { data: undefined, hasFailed: false }

/**
 * Fetches a query and repeats it when a document of the listened filter changes. Other parameters begin without data. A failed query is
 * repeated too. Perspective: raw. Queries by `defineQuery` have the type of their result from TypeGen.
 */
export function useLiveQuery<const Groq extends string, Result = ClientReturn<Groq>>(
  query: Groq,
  listen: string,
  params: object = {},
): Fetched<Result> {
  const store = useDocumentStore()
  // Equal parameters do not repeat the query.
  const paramsJson = JSON.stringify(params)
  const key = query + paramsJson
  const [result, setResult] = useState<Fetched<Result> & { key: string }>({ ...LOADING, key })
  useEffect(() => {
    function retryLater() {
      setResult((last) => ({ ...(last.key === key ? last : LOADING), key, hasFailed: true }))
      return timer(RETRY_MS)
    }
    const subscription = store
      .listenQuery({ fetch: query, listen }, JSON.parse(paramsJson) as Record<string, string>, {
        apiVersion: API_VERSION,
        perspective: 'raw',
        throttleTime: THROTTLE_MS,
      })
      .pipe(retry({ delay: retryLater }))
      .subscribe((data: Result) => setResult({ key, data, hasFailed: false }))
    return () => subscription.unsubscribe()
  }, [store, query, listen, paramsJson, key])
  return result.key === key ? result : LOADING
}
