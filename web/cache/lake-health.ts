import { environment } from '../env.ts'

/** How long the content lake may take to answer a ping, in milliseconds. */
const PING_TIMEOUT_MS = 1_000

/** How old an answer may be, in milliseconds, where a page has expired: rarely enough to ask almost every time. */
export const HEALTH_MAX_AGE_MS = 20

let latest: { isAway: Promise<boolean>; startedAt: number } | undefined

/**
 * Whether the content lake cannot be reached. Never rejects.
 *
 * @param maxAgeMs how old the answer may be, in milliseconds; requests within that time share a ping
 */
export function isLakeAway(maxAgeMs: number): Promise<boolean> {
  const now = Date.now()
  if (!latest || latest.startedAt < now - maxAgeMs) latest = { isAway: ping(), startedAt: now }
  return latest.isAway
}

async function ping(): Promise<boolean> {
  const { SANITY_API_HOST, SANITY_PROJECT_ID } = environment()
  const host = SANITY_API_HOST ?? `https://${SANITY_PROJECT_ID}.api.sanity.io`
  try {
    const response = await fetch(`${host}/v1/ping`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(PING_TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.status >= 500
  } catch {
    return true
  }
}
