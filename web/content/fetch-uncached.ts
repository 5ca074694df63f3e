import type { QueryParams } from 'next-sanity'
import type { z } from 'zod'
import { currentView } from './perspective.ts'
import { queryDrafts, queryPublished } from './query-lake.ts'

/** A query to the content lake, and the shape its result must have. */
interface UncachedRequest<Schema extends z.ZodType> {
  /** A query made with `defineQuery`. */
  query: string
  params?: QueryParams
  schema: Schema
}

/**
 * Reads content past every cache: for answers to one visitor that must be true at this moment, such as what is left of a
 * product. Pages read by `fetchContent`.
 *
 * @returns the result parsed by `schema`, or null where it lacks the least that the schema asks for
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
  const parsed = schema.safeParse(result)
  return parsed.success ? parsed.data : null
}
