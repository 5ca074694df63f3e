import { LRUCache } from 'lru-cache'
import type { QueryParams } from 'next-sanity'
import { z } from 'zod'
import type { View } from '../client/perspective.ts'
import { parseWithOmissions } from '../parse.ts'

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
 * Parses what a query returned, like `safeParse`. Invalid published content is logged once per document and query. Drafts are not, because
 * they are incomplete while editors write them.
 */
export function parseLogged<Schema extends z.ZodType>(schema: Schema, result: unknown, source: Source) {
  const { parsed, omissions } = parseWithOmissions(schema, result)
  if (source.perspective === 'published') {
    if (!parsed.success && result !== null)
      logInvalid((name) => `Invalid content of ${name} is left out`, parsed.error.issues, result, source)
    else if (omissions.length > 0)
      logInvalid((name) => `Invalid list entries of ${name} are left out`, omissions, result, source)
  }
  return parsed
}

/** Parses what a query returned with `parseLogged`. Returns null for a missing document and for invalid content. */
export function parseContent<Schema extends z.ZodType>(
  schema: Schema,
  result: unknown,
  source: Source,
): z.output<Schema> | null {
  const parsed = parseLogged(schema, result, source)
  return parsed.success ? parsed.data : null
}

/** Logs where content is invalid, never what it contains. */
function logInvalid(
  describe: (name: string) => string,
  issues: readonly z.core.$ZodIssue[],
  result: unknown,
  { query, params }: Source,
): void {
  const what = describe(nameOf(result) ?? nameOf(params) ?? 'one document')
  const key = `${what} ${query}`
  if (logged.has(key)) return
  logged.set(key, true)
  const reasons = issues.map(({ path, code }) => `${z.core.toDotPath(path) || 'the result'} (${code})`)
  const [line = ''] = query.trim().split('\n')
  console.error(`${what}: ${[...new Set(reasons)].join(', ')}. Query: ${line}`)
}

function nameOf(value: unknown): string | undefined {
  const { data } = namesSchema.safeParse(value)
  return data?._id ?? data?.id ?? data?.slug
}
