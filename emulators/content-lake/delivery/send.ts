export interface Message {
  url: string
  method: string
  headers: Record<string, string>
  body?: string
}

/** The target did not respond with a 2xx. */
export class HttpStatusError extends Error {
  readonly status: number

  constructor(url: string, status: number) {
    super(`${new URL(url).host} answered ${status}`)
    this.name = 'HttpStatusError'
    this.status = status
  }
}

/** Resolves for a 2xx and rejects otherwise. Redirects are not followed: they would drop secrets or bodies. */
export async function send({ url, ...init }: Message, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { ...init, redirect: 'manual', signal })
  await response.body?.cancel()
  if (!response.ok) throw new HttpStatusError(url, response.status)
}

/** Describes a failed attempt in one line with its causes: "fetch failed: connect ECONNREFUSED …". */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${error.message}${cause}`
}

/** Returns whether a value is an absolute HTTP URL. */
export function isHttpUrl(value: unknown): value is string {
  const url = typeof value === 'string' ? URL.parse(value) : null
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:')
}
