import type { z } from 'zod'
import { queryDrafts, queryPublished } from '../client/query-lake.ts'
import { currentView } from '../preview/current-preview.ts'
import type { ContentRequest } from './fetch.ts'
import { parseContent } from './parse-content.ts'

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
}: Omit<ContentRequest<Schema>, 'perspective' | 'cache'>): Promise<z.output<Schema> | null> {
  const view = await currentView()
  const result =
    view.perspective === 'published'
      ? (await queryPublished(query, params)).result
      : await queryDrafts(query, params, view)
  return parseContent(schema, result, { query, params, perspective: view.perspective })
}
