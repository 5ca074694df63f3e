import { type ClientConfig, createClient } from '@sanity/client'
import type { SingleWorkspace } from 'sanity'

/** Names under `localhost`, each of which a browser takes for a host of its own. */
const HOSTS = 64

/** All that a Studio needs to work on a lake: who signs in where, and which client it uses. */
export function onLake(apiHost: string): Partial<SingleWorkspace> {
  return {
    apiHost,
    auth: {
      loginMethod: 'token',
      redirectOnSingle: true,
      providers: [{ name: 'local', title: 'This machine', url: `${apiHost}/v1/auth/login/local` }],
    },
    unstable_clientFactory: (options) =>
      createClient({ ...options, useProjectHostname: false, resolveFetch: spreadStreams(apiHost) }),
    tasks: { enabled: false },
    scheduledPublishing: { enabled: false },
    announcements: { enabled: false },
    mediaLibrary: { enabled: false },
    apps: { canvas: { enabled: false } },
    document: { comments: { enabled: false } },
  }
}

/** A browser opens six connections to a host, and an open document holds six event streams: the seventh request would wait. */
function spreadStreams(apiHost: string): NonNullable<ClientConfig['resolveFetch']> {
  let next = 0
  return () => (input, init) => {
    const url = new URL(input)
    const isStream = new Headers(init?.headers).get('accept')?.includes('text/event-stream')
    if (isStream && new URL(apiHost).hostname === 'localhost') url.hostname = `s${next++ % HOSTS}.localhost`
    return fetch(url, init)
  }
}
