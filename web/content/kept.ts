import { createHash } from 'node:crypto'
import type { QueryParams } from 'next-sanity'
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import { askPublished } from './ask.ts'
import { CONTENT_LIFE, COPY_LIFE } from './cache-life.ts'
import { fetchContent } from './fetch.ts'
import { currentView } from './perspective.ts'
import { readKey, readThrough } from './reading.ts'
import { readRegister } from './register.ts'

/** A question of which there are few: every answer to it is kept for good. */
interface KeptRequest<Schema extends z.ZodType> {
  /** A query made with `defineQuery`. */
  query: string
  /** None that visitors choose, but for the language. */
  params?: QueryParams
  schema: Schema
  /** Given where drafts are never shown. */
  perspective?: 'published'
}

/** An answer in the memory of this process: as the lake gave it until it is parsed, parsed from then on. */
type KeptAnswer = { version: string } & ({ result: unknown } | { value: unknown })

const answers = new Map<string, KeptAnswer>()

/**
 * Reads content that is too much to be unpacked and parsed for each request, such as a row for every product. The cache keeps no
 * more than the version of the answer, which expires as other reads do; the parsed answer stays in memory under that version. The
 * same object comes back as long as nothing changes, so that what is made of it can be kept too.
 *
 * @returns like `fetchContent`
 * @throws like `fetchContent`
 */
export async function fetchKept<Schema extends z.ZodType>({
  query,
  params = {},
  schema,
  perspective,
}: KeptRequest<Schema>): Promise<z.output<Schema> | null> {
  if ((perspective ?? (await currentView()).perspective) !== 'published') {
    return fetchContent({ query, params, schema })
  }
  const version = await versionOf(query, params)
  const key = readKey({ query, params })
  const answer = answers.get(key)
  // Another process may have found the version, and share the cache with this one.
  const isHere = answer?.version === version
  const found = isHere
    ? answer
    : asAnswer(await fetchContent({ query, params, schema: z.unknown(), perspective: 'published' }))
  if ('value' in found) return found.value as z.output<Schema> | null
  const parsed = schema.safeParse(found.result)
  const value = parsed.success ? parsed.data : null
  answers.set(key, { version: found.version, value })
  return value
}

const asAnswer = (result: unknown): KeptAnswer => ({
  version: createHash('sha256').update(JSON.stringify(result)).digest('base64url'),
  result,
})

/** The version of an answer, the same for the same content. What was asked to find it stays in memory. */
async function versionOf(query: string, params: QueryParams): Promise<string> {
  'use cache'
  const { result, cacheTags, isCopy } = await readThrough({ query, params }, askPublished, readRegister())
  cacheTag(...cacheTags)
  cacheLife(isCopy ? COPY_LIFE : CONTENT_LIFE)
  const answer = asAnswer(result)
  const key = readKey({ query, params })
  if (answers.get(key)?.version !== answer.version) answers.set(key, answer)
  return answer.version
}
