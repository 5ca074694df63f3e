import { createClient } from '@sanity/client'
import type { SingleWorkspace } from 'sanity'
import { createStreamSpreader } from './local-streams.ts'

/** The part of the configuration that differs between a lake on this machine and the hosted one. */
type LocalConfiguration = Pick<
  SingleWorkspace,
  | 'apiHost'
  | 'auth'
  | 'unstable_clientFactory'
  | 'tasks'
  | 'scheduledPublishing'
  | 'announcements'
  | 'mediaLibrary'
  | 'apps'
> & { document: { comments: { enabled: false } } }

/**
 * Points Studio at a content lake on this machine: signs in by name, talks to one host, and leaves out what only the
 * hosted service answers. The hosted Studio is configured with none of this.
 *
 * @param apiHost base URL of the lake, for example `http://localhost:4000`
 */
export function configureLocally(apiHost: string): LocalConfiguration {
  const resolveFetch = createStreamSpreader(apiHost)
  return {
    apiHost,
    auth: {
      loginMethod: 'token',
      redirectOnSingle: true,
      providers: [{ name: 'local', title: 'This machine', url: `${apiHost}/v1/auth/login/local` }],
    },
    unstable_clientFactory: (options) =>
      createClient({ ...options, useProjectHostname: false, resolveFetch }),
    tasks: { enabled: false },
    scheduledPublishing: { enabled: false },
    announcements: { enabled: false },
    mediaLibrary: { enabled: false },
    apps: { canvas: { enabled: false } },
    document: { comments: { enabled: false } },
  }
}
