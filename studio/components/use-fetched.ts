import { useEffect, useState } from 'react'

/** The last result of a request or query; undefined until the first one arrives. */
export interface Fetched<Result> {
  data: Result | undefined
  hasFailed: boolean
}

/** Runs a request, and again whenever it is another function. Late results of earlier ones are ignored. */
export function useFetched<Result>(request: () => Promise<Result>): Fetched<Result> {
  const [fetched, setFetched] = useState<Fetched<Result>>({ data: undefined, hasFailed: false })
  useEffect(() => {
    let isCurrent = true
    request().then(
      (data) => isCurrent && setFetched({ data, hasFailed: false }),
      () => isCurrent && setFetched(({ data }) => ({ data, hasFailed: true })),
    )
    return () => {
      isCurrent = false
    }
  }, [request])
  return fetched
}
