import type { LiveEvent, SanityClient } from '@sanity/client'
import { fetchVercelProtectionBypassSecret } from '@sanity/preview-url-secret/constants'
import { catchError, concatMap, defer, EMPTY, map, of, startWith, tap } from 'rxjs'

/**
 * Tells the secret that opens a deployment protected by Vercel: once at the start, and whenever it changes. Stands in the place
 * of `@sanity/preview-url-secret/toggle-vercel-protection-bypass` (`vite` of `sanity.cli.ts`), which Presentation waits for. Sanity's
 * gives up its first question where anything is published before the answer, and Presentation then never opens.
 *
 * @param onChange takes the secret; null where there is none, or where it could not be read
 * @returns ends the subscription
 */
export function subscribeToVercelProtectionBypass(
  client: SanityClient,
  onChange: (secret: string | null) => void,
): () => void {
  let known: readonly string[] = []
  const ask = (lastLiveEventId?: string) =>
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
        // Few sites are protected so: without the secret the preview is tried all the same, and shows what is wrong.
        catchError(() => of(null)),
      )
  const concerns = (event: LiveEvent): event is Extract<LiveEvent, { type: 'message' }> =>
    event.type === 'message' && event.tags.some((tag) => known.includes(tag))

  const subscription = defer(() => client.live.events())
    .pipe(
      // Without events a change is seen at the next opening; the browser's console names the request that failed.
      catchError(() => EMPTY),
      startWith(null),
      // One after the other: what happens during the first question is looked at once its answer says what concerns it.
      concatMap((event) => (event === null ? ask() : concerns(event) ? ask(event.id) : EMPTY)),
    )
    .subscribe(onChange)
  return () => subscription.unsubscribe()
}
