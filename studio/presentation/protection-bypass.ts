import type { LiveEvent, SanityClient } from '@sanity/client'
import { fetchVercelProtectionBypassSecret } from '@sanity/preview-url-secret/constants'
import { catchError, concatMap, defer, EMPTY, map, of, startWith, tap } from 'rxjs'

/**
 * Subscribes to the secret that bypasses Vercel's deployment protection. Replaces
 * `@sanity/preview-url-secret/toggle-vercel-protection-bypass` by an alias in `sanity.cli.ts`. Sanity's version cancels its
 * first query when anything is published meanwhile, and Presentation never opens.
 *
 * @param onChange receives the secret, or null if there is none or it cannot be read
 * @returns unsubscribes
 */
export function subscribeToVercelProtectionBypass(
  client: SanityClient,
  onChange: (secret: string | null) => void,
): () => void {
  let known: readonly string[] = []
  const fetchSecret = (lastLiveEventId?: string) =>
    client.observable
      .fetch<string | null>(
        fetchVercelProtectionBypassSecret,
        {},
        {
          filterResponse: false,
          lastLiveEventId,
          tag: 'preview-url-secret.fetch-vercel-bypass-protection-secret',
        },
      )
      .pipe(
        tap(({ syncTags }) => (known = syncTags ?? known)),
        map(({ result }) => result),
        // Most sites have no protection, so the preview opens without the secret.
        catchError(() => of(null)),
      )
  const affects = (event: LiveEvent): event is Extract<LiveEvent, { type: 'message' }> =>
    event.type === 'message' && event.tags.some((tag) => known.includes(tag))

  const subscription = defer(() => client.live.events())
    .pipe(
      // Without events a change takes effect when Presentation opens again.
      catchError(() => EMPTY),
      startWith(null),
      // Events during the first query wait, because its result has the sync tags to compare them with.
      concatMap((event) => (event === null ? fetchSecret() : affects(event) ? fetchSecret(event.id) : EMPTY)),
    )
    .subscribe(onChange)
  return () => subscription.unsubscribe()
}
