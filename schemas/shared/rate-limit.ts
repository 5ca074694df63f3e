/** Attempts at a write, with about a second between them. */
const MAX_ATTEMPTS = 4

/** Sanity limits the requests of each second, so the next second allows more. */
const DEFAULT_SECONDS = 1

const MAX_SECONDS = 5

/** An error of Sanity's client, as far as it is used here. Browsers see no `Retry-After` of another origin. */
interface ResponseError {
  statusCode?: unknown
  response?: { headers?: Record<string, string | undefined> }
}

/** Returns the seconds that Sanity asks to wait; null for any error but 429. */
function requestedPause(error: unknown): number | null {
  const { statusCode, response } = (error ?? {}) as ResponseError
  if (statusCode !== 429) return null
  const seconds = Number.parseInt(response?.headers?.['retry-after'] ?? '', 10)
  return Number.isNaN(seconds) ? DEFAULT_SECONDS : Math.min(seconds, MAX_SECONDS)
}

/**
 * Runs a write or an upload, and repeats it while Sanity rejects it with 429. An address may send 25 of each per second
 * (https://www.sanity.io/docs/content-lake/technical-limits), and Sanity's client repeats only queries.
 *
 * @throws the error of the last attempt, or any other error at once
 */
export async function retryWhenLimited<Value>(write: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write()
    } catch (error) {
      const seconds = requestedPause(error)
      if (seconds === null || attempt === MAX_ATTEMPTS) throw error
      // Others were rejected at the same time and wait as well.
      const milliseconds = (seconds + Math.random()) * 1_000
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
    }
  }
}
