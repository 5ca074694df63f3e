import {
  asyncScheduler,
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  type Observable,
  retry,
  scan,
  switchMap,
  throttleTime,
} from 'rxjs'
import { getPublishedId, type SanityClient } from 'sanity'
import type { Collection, DocumentListBuilder } from 'sanity/structure'
import { RETRY_MS } from '../components/use-live-query.ts'
import { LoadingList } from './empty-list.tsx'
import {
  createEmptyPane,
  type EmptyText,
  LIST_WIDTHS,
  type ListContext,
  startWithLatest,
} from './list-or-empty.ts'

/** Documents that a search finds, which a filter of a list cannot. */
export interface CurrentDocuments {
  fetchIds: () => Promise<string[]>
  /** GROQ filter of the documents whose changes can fill the list, or empty it. */
  changes: string
  /** Milliseconds between two searches. Default: 1000. */
  throttleMs?: number
}

interface CurrentList extends CurrentDocuments {
  createList: (ids: string[]) => DocumentListBuilder
}

/** Studio's list follows its documents over an address with all ids, which Sanity's client limits to 14,800 characters. */
const MAX_IDS_LENGTH = 13_000

/** Returns the published ids of the first documents that fit into the address. */
export function fittingIds(ids: readonly string[]): string[] {
  let length = 0
  const known = [...new Set(ids.map((id) => getPublishedId(id)))]
  return known.filter((id) => (length += encodeURIComponent(`"${id}",`).length) <= MAX_IDS_LENGTH)
}

/** Returns a list of the documents that are found when it opens, and in its place a text while none would be. */
export function currentListOrEmpty(
  context: ListContext,
  { fetchIds, changes, throttleMs = 1000, createList }: CurrentList,
  text: EmptyText,
): Observable<Collection> {
  const nothing = createList([]).serialize()
  const empty = createEmptyPane(context.S, nothing, text)
  const loading: Collection = {
    ...context.S.component(LoadingList)
      .id(nothing.id)
      .title(nothing.title ?? '')
      .serialize(),
    ...LIST_WIDTHS,
  }
  // A search that fails after the first one changes nothing.
  const later = listenTo(context.client, changes).pipe(
    throttleTime(throttleMs, asyncScheduler, { leading: true, trailing: true }),
    switchMap(() => defer(fetchIds).pipe(catchError(() => EMPTY))),
  )
  const panes = concat(defer(fetchIds).pipe(retry({ delay: RETRY_MS })), later).pipe(
    scan((shown, ids): Collection => {
      if (ids.length === 0) return empty
      // An open list keeps its documents, so that it stays in place while they change.
      return shown === loading || shown === empty ? createList(fittingIds(ids)).serialize() : shown
    }, loading),
    distinctUntilChanged(),
  )
  return startWithLatest(loading, panes)
}

/** Emits when the lake begins to announce changes of documents, and at each change. */
const listenTo = (client: () => SanityClient, filter: string): Observable<unknown> =>
  defer(() =>
    client().listen(
      `*[${filter}]`,
      {},
      {
        events: ['welcome', 'mutation'],
        visibility: 'query',
        includeResult: false,
        includeAllVersions: true,
      },
    ),
  ).pipe(catchError(() => EMPTY))
