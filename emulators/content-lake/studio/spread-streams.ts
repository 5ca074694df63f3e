import type { SanityClient } from '@sanity/client'

/** Names under `localhost`; browsers treat each as a host of its own. */
const HOSTS = 64

/** What a client and its `observable` have in common here. */
interface Streaming {
  withConfig: (config: { apiHost: string }) => Streaming
  clone: () => Streaming
  listen: (...parameters: never[]) => unknown
  live?: { events: (...parameters: never[]) => unknown }
  observable?: Streaming
}

/**
 * Lets a client, and those derived from it, open each event stream at another host: a browser opens six connections per host, and an open
 * document has six streams, so a seventh request would wait. The host also names the project, because streams carry no header for it.
 */
export function spreadStreams(client: SanityClient, apiHost: string, projectId: string): SanityClient {
  const { hostname, port } = new URL(apiHost)
  let next = 0
  const nextHost = () => `http://s${next++ % HOSTS}.${projectId}.localhost:${port}`
  return hostname === 'localhost' ? (spread(client as unknown as Streaming, nextHost) as never) : client
}

function spread<Client extends Streaming>(client: Client, nextHost: () => string): Client {
  const { withConfig, clone, observable } = client
  const elsewhere = () => withConfig.call(client, { apiHost: nextHost() })
  const properties = {
    listen: (...parameters: never[]) => elsewhere().listen(...parameters),
    withConfig: (config: { apiHost: string }) => spread(withConfig.call(client, config), nextHost),
    clone: () => spread(clone.call(client), nextHost),
    ...(client.live && {
      live: { events: (...parameters: never[]) => elsewhere().live?.events(...parameters) },
    }),
    ...(observable && { observable: spread(observable, nextHost) }),
  }
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(client, name, { value, configurable: true, writable: true })
  return client
}
