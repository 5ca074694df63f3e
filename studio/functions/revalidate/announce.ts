/** Pauses before the second, third, … attempt, in milliseconds. Together they stay within the function's 60 seconds. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000]

/** Tags in one message; the site takes 10,000. */
const TAGS_IN_MESSAGE = 5_000

/** The longest wait for one answer, in milliseconds. */
const ANSWER_TIMEOUT = 5_000

interface AnnounceOptions {
  /** Public origin of the site, without a slash. */
  siteUrl: string | undefined
  /** The site's `REVALIDATE_SECRET`. */
  secret: string | undefined
  /** For tests. */
  send?: typeof fetch
  pause?: (milliseconds: number) => Promise<void>
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Posts changed sync tags to the site's `/api/revalidate` until it answers with success.
 *
 * @throws Error when a variable is missing, when the site refuses the secret, or when it has not answered in time
 */
export async function announce(
  syncTags: readonly string[],
  { siteUrl, secret, send = fetch, pause = wait }: AnnounceOptions,
): Promise<void> {
  if (!siteUrl || !secret) throw new Error('Set SITE_URL and REVALIDATE_SECRET for this function.')
  for (let from = 0; from < syncTags.length; from += TAGS_IN_MESSAGE) {
    const part = syncTags.slice(from, from + TAGS_IN_MESSAGE)
    const request = {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ syncTags: part }),
    }
    await post(`${siteUrl}/api/revalidate`, request, { send, pause })
  }
}

async function post(
  url: string,
  request: RequestInit,
  { send, pause }: Required<Pick<AnnounceOptions, 'send' | 'pause'>>,
): Promise<void> {
  for (const rest of [...PAUSES, undefined]) {
    const status = await send(url, { ...request, signal: AbortSignal.timeout(ANSWER_TIMEOUT) }).then(
      (response) => response.status,
      () => 0,
    )
    if (status >= 200 && status < 300) return
    if (status === 401 || status === 403)
      throw new Error('The site refused REVALIDATE_SECRET: set the same value on both sides.')
    if (rest === undefined) throw new Error(`The site did not take the changed tags (last status ${status}).`)
    await pause(rest)
  }
}
