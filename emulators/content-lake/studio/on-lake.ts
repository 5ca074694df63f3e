import { createClient } from '@sanity/client'
import type { SingleWorkspace } from 'sanity'
import { spreadStreams } from './spread-streams.ts'

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
      spreadStreams(createClient({ ...options, useProjectHostname: false }), apiHost, config.projectId),
    tasks: { enabled: false },
    scheduledPublishing: { enabled: false },
    announcements: { enabled: false },
    mediaLibrary: { enabled: false },
    apps: { ...config.apps, canvas: { enabled: false } },
    document: { ...config.document, comments: { enabled: false } },
  }
}
