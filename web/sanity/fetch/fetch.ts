import type { QueryParams } from 'next-sanity'
import type { z } from 'zod'
import { applyCachePolicy, type CachedKind } from '../cache/cache-manifest.ts'
import { resolveLinks } from '../cache/site-structure.ts'
import { PUBLISHED, type View } from '../client/perspective.ts'
import { queryPublished } from '../client/query-lake.ts'
import { currentView } from '../preview/current-preview.ts'
import type { TypedQuery } from '../typed-query.ts'
import { queryDraftsWithFallback } from './draft-fallback.ts'
import { parseContent } from './parse-content.ts'

/** A query to the content lake and the schema of its result. */
export interface ContentRequest<Schema extends z.ZodType> {
  /** The schema must take its result; null stands for a missing document. */
  query: TypedQuery<z.input<Schema> | null>
  params?: QueryParams
  schema: Schema
  /** For builds and for places that never show drafts. */
  perspective?: 'published'
  /** The cache policy of the manifest. */
  cache?: CachedKind
}

/**
 * Reads content for pages. Visitors get published content from the cache, editors in draft mode uncached
 * drafts.
 *
 * @returns the parsed result, or null when it does not match the schema: invalid content leads to a gap or a
 * 404
 * @throws LakeError when the lake does not respond and nothing is cached
 */
export async function fetchContent<Schema extends z.ZodType>({
  query,
  params = {},
  schema,
  perspective,
  cache = 'content',
}: ContentRequest<Schema>): Promise<z.output<Schema> | null> {
  const view = perspective ? PUBLISHED : await currentView()
  const result = await resolveLinks(await read(query, params, view, cache), params.locale, view)
  return parseContent(schema, result, { query, params, perspective: view.perspective })
}

const read = (query: string, params: QueryParams, view: View, kind: CachedKind): Promise<unknown> =>
  view.perspective === 'published'
    ? readPublished(query, params, kind)
    : queryDraftsWithFallback(query, params, view)

// Next calls a cached function for any request that names its id, with the arguments of that request. None may use a token.
async function readPublished(query: string, params: QueryParams, kind: CachedKind): Promise<unknown> {
  'use cache'
  const { result, syncTags } = await queryPublished(query, params)
  applyCachePolicy(kind, syncTags)
  return result
}
