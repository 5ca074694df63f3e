import type { ClientConfig } from '@sanity/client'

type ResolveFetch = NonNullable<ClientConfig['resolveFetch']>

/** Names under `localhost`, each of which a browser counts as a host of its own. */
const HOSTS = 64

/**
 * Spreads event streams over `s0.localhost` … `s63.localhost`. A browser opens at most six connections to one host, an
 * open document holds six streams, and without this the seventh request would hang. Other hosts are left alone.
 *
 * @param apiHost base URL of the lake
 * @param send the fetch to spread; for tests
 */
export function createStreamSpreader(apiHost: string, send: typeof fetch = fetch): ResolveFetch {
  const canSpread = new URL(apiHost).hostname === 'localhost'
  let next = 0
  return () => (input, init) => {
    const url = new URL(input)
    const isStream = new Headers(init?.headers).get('accept')?.includes('text/event-stream')
    if (canSpread && isStream) url.hostname = `s${next++ % HOSTS}.localhost`
    return send(url, init)
  }
}
