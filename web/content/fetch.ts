import type { QueryParams } from 'next-sanity'
import { cacheLife, cacheTag } from 'next/cache'
import type { z } from 'zod'
import { askPublished } from './ask.ts'
import { CONTENT_LIFE, COPY_LIFE } from './cache-life.ts'
import { askDraftsPatiently } from './kept-drafts.ts'
import { currentView, PUBLISHED, type View } from './perspective.ts'
import { readThrough } from './reading.ts'
import { readRegister } from './register.ts'

/** A question to the content lake, and the shape its answer must have. */
interface ContentRequest<Schema extends z.ZodType> {
  /** A query made with `defineQuery`. */
  query: string
  params?: QueryParams
  schema: Schema
  /** Given where no request is being answered, as while building, or where drafts are never shown. */
  perspective?: 'published'
}

/**
 * Reads content: the one way from pages to the content lake. Visitors get what is published, from the cache until a
 * publish changes it; editors in draft mode get their drafts, uncached.
 *
 * @returns the answer parsed by `schema`, or null where it has not the least that the schema asks for: content that
 * Studio would have refused leads to a gap or a 404, never to an error
 * @throws where the lake cannot be asked and no earlier answer was kept
 */
export async function fetchContent<Schema extends z.ZodType>({
  query,
  params = {},
  schema,
  perspective,
}: ContentRequest<Schema>): Promise<z.output<Schema> | null> {
  const result = await read(query, params, perspective ? PUBLISHED : await currentView())
  const parsed = schema.safeParse(result)
  return parsed.success ? parsed.data : null
}

async function read(query: string, params: QueryParams, view: View): Promise<unknown> {
  'use cache'
  if (view.perspective !== 'published') return askDraftsPatiently(query, params, view)
  const { result, cacheTags, isCopy } = await readThrough({ query, params }, askPublished, readRegister())
  cacheTag(...cacheTags)
  cacheLife(isCopy ? COPY_LIFE : CONTENT_LIFE)
  return result
}
