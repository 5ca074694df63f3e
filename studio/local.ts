import { createClient } from '@sanity/client'
import type { SingleWorkspace } from 'sanity'
import { answerLocally } from './local-requests.ts'
import { createStreamDistributor } from './local-streams.ts'

/**
 * Returns the configuration for a local content lake: sign-in by name, one host, and no features of the hosted service.
 *
 * @param apiHost base URL of the lake, for example `http://localhost:4000`
 */
export function configureLocally(apiHost: string) {
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
  } satisfies Partial<SingleWorkspace>
}
