import type { QueryParams } from 'next-sanity'
import type { z } from 'zod'
import { applyCachePolicy, type CachedKind } from './cache-manifest.ts'
import { queryDraftsOrLast } from './last-drafts.ts'
import { resolveLinks } from './site-structure.ts'
import { currentView, PUBLISHED, type View } from './perspective.ts'
import { queryPublished } from './query-lake.ts'

/** A query to the content lake, and the shape its result must have. */
interface ContentRequest<Schema extends z.ZodType> {
  /** A query made with `defineQuery`. */
  query: string
  params?: QueryParams
  schema: Schema
  /** Given where no request is being answered, as while building, or where drafts are never shown. */
  perspective?: 'published'
  /** How the result is cached, as the manifest says. */
  cache?: CachedKind
}

/**
 * Reads content: the one way from pages to the content lake. Visitors get what is published, from the cache until a
 * publish changes it; editors in draft mode get their drafts, uncached.
 *
 * @returns the result parsed by `schema`, or null where it lacks the least that the schema asks for: content that
 * Studio would have refused leads to a gap or a 404, never to an error
 * @throws LakeError where the lake does not answer and the cache holds nothing
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
  const parsed = schema.safeParse(result)
  return parsed.success ? parsed.data : null
}

async function read(query: string, params: QueryParams, view: View, kind: CachedKind): Promise<unknown> {
  'use cache'
  if (view.perspective !== 'published') return queryDraftsOrLast(query, params, view)
  const { result, syncTags } = await queryPublished(query, params)
  applyCachePolicy(kind, syncTags)
  return result
}
