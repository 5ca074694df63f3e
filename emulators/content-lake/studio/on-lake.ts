import { type ClientConfig, createClient } from '@sanity/client'
import type { SingleWorkspace } from 'sanity'

/** Names under `localhost`; browsers treat each as a host of its own. */
const HOSTS = 64

/**
 * Adds to a Studio's configuration, or to one of its workspaces, what it needs to work with a lake: its sign-in, its client, and switches
 * for services that a lake has not. Settings of `config` are kept.
 *
 * @param apiHost the address of the lake, such as `http://localhost:4000`
 */
export function onLake<Workspace extends SingleWorkspace>(apiHost: string, config: Workspace): Workspace {
  return {
    ...config,
    apiHost,
    auth: {
      loginMethod: 'token',
      redirectOnSingle: true,
      providers: [{ name: 'local', title: 'This machine', url: `${apiHost}/v1/auth/login/local` }],
    },
    unstable_clientFactory: (options) =>
      createClient({
        ...options,
        useProjectHostname: false,
        resolveFetch: spreadStreams(apiHost, config.projectId),
      }),
    tasks: { enabled: false },
    scheduledPublishing: { enabled: false },
    announcements: { enabled: false },
    mediaLibrary: { enabled: false },
    apps: { ...config.apps, canvas: { enabled: false } },
    document: { ...config.document, comments: { enabled: false } },
  }
}

/**
 * A browser opens six connections per host, and an open document has six event streams: a seventh request would wait.
 * The host also names the project, because event streams carry no header for it.
 */
function spreadStreams(apiHost: string, projectId: string): NonNullable<ClientConfig['resolveFetch']> {
  let next = 0
  return () => (input, init) => {
    const url = new URL(input)
    const isStream = new Headers(init?.headers).get('accept')?.includes('text/event-stream')
    if (isStream && new URL(apiHost).hostname === 'localhost')
      url.hostname = `s${next++ % HOSTS}.${projectId}.localhost`
    return fetch(url, init)
  }
}
