import { createHash } from 'node:crypto'
import type { QueryParams } from 'next-sanity'
import { z } from 'zod'
import { applyCachePolicy } from './cache-manifest.ts'
import { fetchContent } from './fetch.ts'
import { currentView } from './perspective.ts'
import { queryPublished } from './query-lake.ts'

/** A query of which there are few: every result stays in memory. */
interface LargeRequest<Schema extends z.ZodType> {
  /** A query made with `defineQuery`. */
  query: string
  /** None that visitors choose, but for the language. */
  params?: QueryParams
  schema: Schema
  /** Given where drafts are never shown. */
  perspective?: 'published'
}

/** A result in the memory of this process: as the lake gave it until it is parsed, parsed from then on. */
type LargeResult = { version: string } & ({ result: unknown } | { value: unknown })

const results = new Map<string, LargeResult>()

/**
 * Reads content that is too large to be deserialized and parsed for each request, such as a row for every product. The cache holds a digest of the
 * result, which a publish expires; the parsed result stays in memory under it. The same object is returned until the digest changes, so
 * that what is derived from it can be kept too.
 *
 * @returns like `fetchContent`
 * @throws like `fetchContent`
 */
export async function fetchLarge<Schema extends z.ZodType>({
  query,
  params = {},
  schema,
  perspective,
}: LargeRequest<Schema>): Promise<z.output<Schema> | null> {
  if ((perspective ?? (await currentView()).perspective) !== 'published') {
    return fetchContent({ query, params, schema })
  }
  const version = await currentVersion(query, params)
  const key = keyOf(query, params)
  const known = results.get(key)
  // Another process, or another bundle of this one, may have found the version. Static routes allow cached reads only.
  const found = known?.version === version ? known : { version, result: await readCached(query, params) }
  if ('value' in found) return found.value as z.output<Schema> | null
  const parsed = schema.safeParse(found.result)
  const value = parsed.success ? parsed.data : null
  results.set(key, { version, value })
  return value
}

const readCached = (query: string, params: QueryParams): Promise<unknown> =>
  fetchContent({ query, params, schema: z.unknown(), perspective: 'published' })

const keyOf = (query: string, params: QueryParams): string => JSON.stringify([query, params])

async function currentVersion(query: string, params: QueryParams): Promise<string> {
  'use cache'
  const { result, syncTags } = await queryPublished(query, params)
  applyCachePolicy('content', syncTags)
  const version = createHash('sha256').update(JSON.stringify(result)).digest('base64url')
  const key = keyOf(query, params)
  if (results.get(key)?.version !== version) results.set(key, { version, result })
  return version
}
