import type { QueryParams } from 'next-sanity'
import type { z } from 'zod'
import { queryDrafts, queryPublished } from '../client/query-lake.ts'
import { currentView } from '../preview/current-preview.ts'
import type { TypedQuery } from '../typed-query.ts'
import { parseContent } from './parse-content.ts'

/** A query to the content lake and the schema of its result. */
interface UncachedRequest<Schema extends z.ZodType> {
  /** The schema must take its result; null stands for a missing document. */
  query: TypedQuery<z.input<Schema> | null>
  params?: QueryParams
  schema: Schema
}

/**
 * Reads content without any cache, for responses that must be current, such as stock. Pages use
 * `fetchContent`.
 *
 * @returns the parsed result, or null when it does not match the schema
 * @throws LakeError
 */
export async function fetchUncached<Schema extends z.ZodType>({
  query,
  params = {},
  schema,
}: UncachedRequest<Schema>): Promise<z.output<Schema> | null> {
  const view = await currentView()
  const result =
    view.perspective === 'published'
      ? (await queryPublished(query, params)).result
      : await queryDrafts(query, params, view)
  return parseContent(schema, result, { query, params, perspective: view.perspective })
}
