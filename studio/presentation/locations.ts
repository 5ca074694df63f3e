import { map } from 'rxjs'
import type { DocumentLocationResolver } from 'sanity/presentation'
import { describeLocations, USED_ON, type LocatedPage } from './used-on.ts'

/** Where a document appears on the site, kept up to date while editors work. */
export const resolveLocations: DocumentLocationResolver = (
  { id, type, perspectiveStack },
  { documentStore },
) => {
  const query = USED_ON[type]
  if (!query) return null
  return documentStore
    .listenQuery(
      { fetch: query, listen: '*[_type == "page" || _id in [$id, $draft]]' },
      { id, draft: `drafts.${id}` },
      { perspective: perspectiveStack, apiVersion: '2025-10-01' },
    )
    .pipe(map((pages: LocatedPage[] | null) => describeLocations(type, pages ?? [])))
}
