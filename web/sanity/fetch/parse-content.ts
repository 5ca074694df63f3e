import { LRUCache } from 'lru-cache'
import type { QueryParams } from 'next-sanity'
import { z } from 'zod'
import type { View } from '../client/perspective.ts'

/** Where content comes from. */
interface Source {
  query: string
  params: QueryParams
  perspective: View['perspective']
}

/** Documents and queries whose invalid content is in the log already. */
const logged = new LRUCache<string, true>({ max: 1000 })

/** What names a document in a result or in the parameters of its query. */
const namesSchema = z.object({
  _id: z.string().optional().catch(undefined),
  id: z.string().optional().catch(undefined),
  slug: z.string().optional().catch(undefined),
})

/**
 * Parses what a query returned. Invalid published content is logged once per document and query. Drafts are not, because they are
 * incomplete while editors write them.
 *
 * @returns null for a missing document and for invalid content
 */
export function parseContent<Schema extends z.ZodType>(
  schema: Schema,
  result: unknown,
  source: Source,
): z.output<Schema> | null {
  const parsed = schema.safeParse(result)
  if (parsed.success) return parsed.data
  if (result !== null && source.perspective === 'published') logInvalidContent(parsed.error, result, source)
  return null
}

/** Logs where content is invalid, never what it contains. */
function logInvalidContent({ issues }: z.ZodError, result: unknown, { query, params }: Source): void {
  const name = nameOf(result) ?? nameOf(params) ?? 'one document'
  const key = `${name} ${query}`
  if (logged.has(key)) return
  logged.set(key, true)
  const reasons = issues.map(({ path, code }) => `${z.core.toDotPath(path) || 'the result'} (${code})`)
  const [line = ''] = query.trim().split('\n')
  console.error(`Invalid content of ${name} is left out: ${reasons.join(', ')}. Query: ${line}`)
}

function nameOf(value: unknown): string | undefined {
  const { data } = namesSchema.safeParse(value)
  return data?._id ?? data?.id ?? data?.slug
}
