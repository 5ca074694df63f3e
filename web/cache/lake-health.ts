import http from 'node:http'
import https from 'node:https'
import { environment } from '../env.ts'
import { cacheClock } from './tag-expiries.ts'

/** How long the content lake may take to respond to a ping, in milliseconds. */
const PING_TIMEOUT_MS = 1_000

/** How old a result may be, in milliseconds, when a page has expired: so short that almost every check pings. */
export const HEALTH_MAX_AGE_MS = 20

let latest: { isAway: Promise<boolean>; startedAt: number } | undefined

/**
 * Whether the content lake cannot be reached. Never rejects.
 *
 * @param maxAgeMs how old the result may be, in milliseconds; requests within that time share a ping
 */
export function isLakeAway(maxAgeMs: number): Promise<boolean> {
  // Not `Date.now`, which ends the prerendering of a page.
  const now = cacheClock()
  if (!latest || latest.startedAt < now - maxAgeMs) latest = { isAway: ping(), startedAt: now }
  return latest.isAway
}

function ping(): Promise<boolean> {
  const { SANITY_API_HOST, SANITY_PROJECT_ID } = environment()
  const url = `${SANITY_API_HOST ?? `https://${SANITY_PROJECT_ID}.api.sanity.io`}/v1/ping`
  // Not `fetch`: Next replaces it, and lets it wait forever where a page is prerendered.
  const get = url.startsWith('https:') ? https.get : http.get
  return new Promise((resolve) => {
    const request = get(url, { timeout: PING_TIMEOUT_MS }, (response) => {
      response.resume()
      resolve((response.statusCode ?? 500) >= 500)
    })
    request.once('timeout', () => request.destroy(new Error('The content lake did not respond in time.')))
    request.once('error', () => resolve(true))
  })
}
