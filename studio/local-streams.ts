import type { ClientConfig } from '@sanity/client'

type ResolveFetch = NonNullable<ClientConfig['resolveFetch']>

/** Number of subdomains of `localhost`, each of which is a host of its own for browsers. */
const HOSTS = 64

/**
 * Creates a fetch that distributes event streams over `s0.localhost` … `s63.localhost`. Browsers open at most six connections
 * per host, which one open document uses up. Other hosts stay unchanged.
 *
 * @param apiHost base URL of the lake
 * @param send replaces `fetch` in tests
 */
export function createStreamDistributor(apiHost: string, send: typeof fetch = fetch): ResolveFetch {
  const isLocalhost = new URL(apiHost).hostname === 'localhost'
  let next = 0
  return () => (input, init) => {
    const url = new URL(input)
    const isStream = new Headers(init?.headers).get('accept')?.includes('text/event-stream')
    if (isLocalhost && isStream) url.hostname = `s${next++ % HOSTS}.localhost`
    return send(url, init)
  }
}
