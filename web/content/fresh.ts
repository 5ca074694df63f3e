import type { QueryParams } from 'next-sanity'
import type { z } from 'zod'
import { askDrafts, askPublished } from './ask.ts'
import { currentView } from './perspective.ts'

/** A question to the content lake, and the shape its answer must have. */
interface FreshRequest<Schema extends z.ZodType> {
  /** A query made with `defineQuery`. */
  query: string
  params?: QueryParams
  schema: Schema
}

/**
 * Reads content past every cache: for answers to one visitor that must be true at this moment, such as what is left of a
 * product. Pages read by `fetchContent`.
 *
 * @returns the answer parsed by `schema`, or null where it has not the least that the schema asks for
 * @throws where the lake cannot be asked
 */
export async function fetchFresh<Schema extends z.ZodType>({
  query,
  params = {},
  schema,
}: FreshRequest<Schema>): Promise<z.output<Schema> | null> {
  const view = await currentView()
  const answer =
    view.perspective === 'published'
      ? (await askPublished({ query, params })).result
      : await askDrafts(query, params, view)
  const parsed = schema.safeParse(answer)
  return parsed.success ? parsed.data : null
}
