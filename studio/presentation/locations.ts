import { combineLatest, map, type Observable, retry } from 'rxjs'
import type { DocumentLocationResolver } from 'sanity/presentation'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { RETRY_MS } from '../components/use-live-query.ts'
import { describeLocations, type LocatedPage, USED_ON, whenSaved } from './used-on.ts'

/** Resolves the pages on which a document appears, and follows changes. */
export const resolveLocations: DocumentLocationResolver = (
  { id, type, perspectiveStack },
  { documentStore },
) => {
  const query = USED_ON[type]
  if (!query) return null
  const listenTo = (perspective: typeof perspectiveStack): Observable<LocatedPage[] | null> =>
    documentStore
      .listenQuery(
        { fetch: whenSaved(query), listen: '*[_type == "page" || _id in [$id, $draft]]' },
        { id, draft: `drafts.${id}` },
        { perspective, apiVersion: API_VERSION },
      )
      // Studio replaces the whole form with an error that is not caught.
      .pipe(
        map((pages: LocatedPage[] | null) => pages),
        retry({ delay: RETRY_MS }),
      )
  return combineLatest([listenTo(perspectiveStack), listenTo(['published'])]).pipe(
    map(([pages, published]) => describeLocations(type, pages, published)),
  )
}
