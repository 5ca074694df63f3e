/** One HTTP attempt. */

export interface Message {
  url: string
  method: string
  headers: Record<string, string>
  body?: string
}

/** The target answered, but not with a 2xx. */
export class RefusedError extends Error {
  readonly status: number

  constructor(url: string, status: number) {
    super(`${new URL(url).host} answered ${status}`)
    this.name = 'RefusedError'
    this.status = status
  }
}

/** Resolves when the target answered 2xx; rejects otherwise. Redirects are not followed: they would drop secrets or bodies. */
export async function send({ url, ...init }: Message, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { ...init, redirect: 'manual', signal })
  await response.body?.cancel()
  if (!response.ok) throw new RefusedError(url, response.status)
}

/** An attempt's failure in one line, causes included: "fetch failed: connect ECONNREFUSED …". */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${error.message}${cause}`
}

/** An absolute address that can be called. */
export function isHttpUrl(value: unknown): value is string {
  const url = typeof value === 'string' ? URL.parse(value) : null
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:')
}
