import { setTimeout } from 'node:timers/promises'
import { REVALIDATE_PATH, type RevalidateRequest } from '../../../schemas/shared/revalidation.ts'

/** Delays before each retry, in milliseconds. Together they stay within the function's 60 seconds. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000]

/** Sync tags per request, well below `SYNC_TAGS_MAX`. */
const TAGS_IN_REQUEST = 5_000

/** Timeout of a request, in milliseconds. */
const ANSWER_TIMEOUT = 5_000

interface AnnounceOptions {
  /** Public origin of the site, without a slash. */
  siteUrl: string | undefined
  /** The site's `REVALIDATE_SECRET`. */
  secret: string | undefined
}

/**
 * Posts changed sync tags to the site's `/api/revalidate` until it answers with success.
 *
 * @throws Error when a variable is missing, the site rejects the secret, or all attempts fail
 */
export async function announce(
  syncTags: readonly string[],
  { siteUrl, secret }: AnnounceOptions,
): Promise<void> {
  if (!siteUrl || !secret) throw new Error('Set SITE_URL and REVALIDATE_SECRET for this function.')
  for (let from = 0; from < syncTags.length; from += TAGS_IN_REQUEST) {
    const part = syncTags.slice(from, from + TAGS_IN_REQUEST)
    const request = {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ syncTags: part } satisfies RevalidateRequest),
    }
    await post(siteUrl + REVALIDATE_PATH, request)
  }
}

async function post(url: string, request: RequestInit): Promise<void> {
  for (const delay of [...PAUSES, undefined]) {
    const status = await fetch(url, { ...request, signal: AbortSignal.timeout(ANSWER_TIMEOUT) }).then(
      (response) => response.status,
      () => 0,
    )
    if (status >= 200 && status < 300) return
    if (status === 401 || status === 403)
      throw new Error('The site rejected REVALIDATE_SECRET: set the same value on both sides.')
    if (delay === undefined)
      throw new Error(`The site did not accept the changed tags (last status ${status}).`)
    await setTimeout(delay)
  }
}
