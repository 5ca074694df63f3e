import { createHash } from 'node:crypto'
import type { QueryParams } from 'next-sanity'
import { z } from 'zod'
import { applyCachePolicy } from '../cache/cache-manifest.ts'
import { queryPublished } from '../client/query-lake.ts'
import { currentView } from '../preview/current-preview.ts'
import { type ContentRequest, fetchContent } from './fetch.ts'
import { parseContent } from './parse-content.ts'

/** A result in the memory of this process: raw until it is parsed. */
type LargeResult = { version: string } & ({ result: unknown } | { value: unknown })

const results = new Map<string, LargeResult>()

/**
 * Reads content that is too large to deserialize and parse for each request, such as a row for every product. Its query must have few
 * variants, because every result stays in memory, and must not depend on visitors except for the language. The cache holds a digest of the result; the parsed result stays in memory under it. Returns the same object
 * until the digest changes, so that derived data can be cached too.
 *
 * @returns like `fetchContent`
 * @throws like `fetchContent`
 */
export async function fetchLarge<Schema extends z.ZodType>({
  query,
  params = {},
  schema,
  perspective,
}: Omit<ContentRequest<Schema>, 'cache'>): Promise<z.output<Schema> | null> {
  if ((perspective ?? (await currentView()).perspective) !== 'published') {
    return fetchContent({ query, params, schema })
  }
  const version = await currentVersion(query, params)
  const key = keyOf(query, params)
  const known = results.get(key)
  // Another process or bundle may have computed the version. Static routes allow cached reads only.
  const found = known?.version === version ? known : { version, result: await readCached(query, params) }
  if ('value' in found) return found.value as z.output<Schema> | null
  const value = parseContent(schema, found.result, { query, params, perspective: 'published' })
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
