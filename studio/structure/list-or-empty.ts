import type { QueryParams } from '@sanity/client'
import { AddIcon } from '@sanity/icons/Add'
import type { ComponentType } from 'react'
import {
  asapScheduler,
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  map,
  type Observable,
  of,
  ReplaySubject,
  share,
  subscribeOn,
  tap,
  timer,
} from 'rxjs'
import type { DocumentStore, SanityClient } from 'sanity'
import type {
  Collection,
  DocumentList,
  DocumentListBuilder,
  StructureBuilder,
  StructureResolverContext,
} from 'sanity/structure'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { EmptyList, type EmptyListOptions } from './empty-list.tsx'

export interface ListContext {
  S: StructureBuilder
  documentStore: Pick<DocumentStore, 'listenQuery'>
  perspective: StructureResolverContext['perspectiveStack']
  /** Returns a client with the perspective `raw`. */
  client: () => SanityClient
}

export interface EmptyText {
  icon: ComponentType | undefined
  /** What would be in the list, and how it gets there. */
  empty: string
  /**
   * Whether the button for the first document adds one whose id has a dot, which only users with a token can read. Such lists have no “+”.
   * Default: it adds a public one, if the list offers that.
   */
  hasPrivateId?: boolean
}

/** Milliseconds that a list is watched on, because Studio subscribes anew when a document is opened beside it. */
const GRACE_MS = 1000

/** Milliseconds within which changes count as one. */
const THROTTLE_MS = 1000

/** The widths of Studio's own lists, so that nothing moves when the first document appears. */
export const LIST_WIDTHS = { minWidth: 320, currentMaxWidth: 350, maxWidth: 640 }

/** Returns a list, and in its place a text while no document matches its filter. */
export function listOrEmpty(
  context: ListContext,
  builder: DocumentListBuilder,
  text: EmptyText,
): Observable<Collection> {
  const list = builder.serialize()
  const empty = createEmptyPane(context.S, list, text)
  const isEmpty = defer(() => watchEmptiness(context, list))
  return startWithLatest(list, isEmpty.pipe(map((nothing) => (nothing ? empty : list))))
}

/** Emits whether a list is empty. A list that cannot be counted is not. */
const watchEmptiness = (
  { documentStore, perspective }: ListContext,
  { options: { filter, params = {}, apiVersion = API_VERSION } }: DocumentList,
): Observable<boolean> =>
  documentStore
    .listenQuery(
      { fetch: `count(*[${filter}][0...1]) == 0`, listen: `*[${filter}]` },
      params as QueryParams,
      { apiVersion, perspective, throttleTime: THROTTLE_MS },
    )
    .pipe(
      distinctUntilChanged<boolean>(),
      catchError(() => of(false)),
    )

/** Creates the pane of an empty list, which opens documents and handles links like the list. */
export function createEmptyPane(
  S: StructureBuilder,
  list: DocumentList,
  { icon, empty, hasPrivateId = false }: EmptyText,
): Collection {
  const { schemaTypeName: type = '', initialValueTemplates = [] } = list
  const isOffered = initialValueTemplates.length > 0
  const title = S.context.schema.get(type)?.title ?? type
  const plus = S.menuItem()
    .title(title)
    .icon(AddIcon)
    .intent({ type: 'create', params: { type, template: type } })
  const options: EmptyListOptions = {
    icon,
    text: empty,
    type,
    hasPrivateId,
    newLabel: isOffered || hasPrivateId ? `New ${title.toLowerCase()}` : undefined,
  }
  return {
    ...list,
    ...LIST_WIDTHS,
    type: 'component',
    component: EmptyList,
    options: { ...options },
    menuItems: isOffered ? [plus.serialize()] : [],
  }
}

/**
 * Emits a pane at once, and then what `panes` emits. Studio takes the first pane when it follows a link, which therefore queries
 * nothing; a pane that opens again starts with what it showed last.
 */
export function startWithLatest(first: Collection, panes: Observable<Collection>): Observable<Collection> {
  let latest = first
  const shared = panes.pipe(
    tap((pane) => {
      latest = pane
    }),
    share({
      connector: () => new ReplaySubject<Collection>(1),
      resetOnRefCountZero: () => timer(GRACE_MS),
    }),
  )
  return defer(() => concat(of(latest), shared.pipe(subscribeOn(asapScheduler)))).pipe(distinctUntilChanged())
}
