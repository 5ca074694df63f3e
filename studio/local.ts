import { createClient } from '@sanity/client'
import type { SingleWorkspace } from 'sanity'
import { answerLocally } from './local-requests.ts'
import { createStreamDistributor } from './local-streams.ts'

/** The part of the configuration that a local lake changes. */
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
 * Returns the configuration for a local content lake: sign-in by name, one host, and no features of the hosted service.
 *
 * @param apiHost base URL of the lake, for example `http://localhost:4000`
 */
export function configureLocally(apiHost: string): LocalConfiguration {
  const resolveFetch = createStreamDistributor(apiHost)
  globalThis.fetch = answerLocally(globalThis.fetch)
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
