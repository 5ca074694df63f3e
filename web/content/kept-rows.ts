import type { QueryParams } from 'next-sanity'
import { cacheLife, cacheTag } from 'next/cache'
import type { z } from 'zod'
import { askDrafts, askPublished } from './ask.ts'
import { CONTENT_LIFE, COPY_LIFE } from './cache-life.ts'
import { currentView, PUBLISHED, type View } from './perspective.ts'
import { askUntilSettled, CACHE_TAG_LIMIT, readKey, readThrough } from './reading.ts'
import { readRegister } from './register.ts'
import { readRows, type AskRows, type Row, type RowQueries, type Rows } from './row-reading.ts'

/** Questions about a set of documents of which there may be very many. */
interface KeptRowsRequest<Schema extends z.ZodType> {
  /** What they say of a document must stand in it alone: of others nobody tells that they changed. */
  queries: RowQueries
  /** None that visitors choose, but for the language. */
  params?: QueryParams
  /** Of one row. */
  row: Schema
  /** Given where drafts are never shown. */
  perspective?: 'published'
}

/** What is known of a set: its rows, and under which tags changes of them are announced. */
interface KeptRows extends Rows {
  cacheTags: readonly string[]
  /** Set where the lake could not be asked. */
  isCopy: boolean
}

const sets = new Map<string, KeptRows>()

/** The last reading of each set: they follow each other, so that nothing is read twice. */
const readings = new Map<string, Promise<unknown>>()

/**
 * Reads a row for each document of a set that may be very large, such as every product. It is kept in memory; of a large one only
 * what changed is read again after a publish (`row-reading.ts`). The cache keeps the set's version alone, which expires as other
 * reads do, and once a day everything is read anew. The same list comes back as long as no row changes, and the same row
 * as long as it does not.
 *
 * @returns the sound rows, by id
 * @throws where the lake cannot be asked and nothing was kept
 */
export async function fetchKeptRows<Schema extends z.ZodType>({
  queries,
  params = {},
  row,
  perspective,
}: KeptRowsRequest<Schema>): Promise<readonly z.output<Schema>[]> {
  const view = perspective ? PUBLISHED : await currentView()
  if (view.perspective !== 'published') {
    return listOf(await readRows(queries, params, askingDrafts(view)), row)
  }
  const version = await versionOf(queries, params)
  const known = sets.get(readKey({ query: queries.page, params }))
  // Another process may have found the version, and share the cache with this one.
  const isHere = known?.version === version
  return listOf(isHere ? known : await bringUpToDate(queries, params), row)
}

const askingDrafts =
  (view: View): AskRows =>
  (query, params) =>
    askDrafts(query, params, view)

/** The version of a set, the same for the same content. */
async function versionOf(queries: RowQueries, params: QueryParams): Promise<string> {
  'use cache'
  const { version, cacheTags, isCopy } = await bringUpToDate(queries, params)
  cacheTag(...cacheTags.slice(0, CACHE_TAG_LIMIT))
  cacheLife(isCopy ? COPY_LIFE : CONTENT_LIFE)
  return version
}

function bringUpToDate(queries: RowQueries, params: QueryParams): Promise<KeptRows> {
  const key = readKey({ query: queries.page, params })
  const before = readings.get(key) ?? Promise.resolve()
  const reading = before.catch(() => undefined).then(() => read(queries, params, key))
  readings.set(key, reading)
  return reading
}

async function read(queries: RowQueries, params: QueryParams, key: string): Promise<KeptRows> {
  const known = sets.get(key)
  const found = { cacheTags: new Set<string>(), isCopy: false }
  try {
    const rows = await readRows(queries, params, askingPublished(queries, found), known)
    const isSame = known?.version === rows.version
    const kept = {
      ...rows,
      byId: isSame ? known.byId : rows.byId,
      cacheTags: found.cacheTags.size > 0 || !known ? [...found.cacheTags] : known.cacheTags,
      isCopy: found.isCopy,
    }
    sets.set(key, kept)
    return kept
  } catch (error) {
    if (!known) throw error
    return { ...known, isCopy: true }
  }
}

/**
 * Asks for what is published. Only what does not depend on what is known is kept on disk: a publish is compared with it, and it
 * is the copy for a start without the lake.
 */
const askingPublished =
  ({ page }: RowQueries, found: { cacheTags: Set<string>; isCopy: boolean }): AskRows =>
  async (query, params, isWhole) => {
    const register = readRegister()
    if (!isWhole) return (await askUntilSettled({ query, params }, askPublished, register)).result
    const { result, cacheTags, isCopy } = await readThrough({ query, params }, askPublished, register)
    if (query === page) for (const tag of cacheTags) found.cacheTags.add(tag)
    found.isCopy ||= isCopy
    return result
  }

const lists = new WeakMap<Rows['byId'], unknown[]>()

/** The sound rows, each parsed once. */
function listOf<Schema extends z.ZodType>({ byId }: Rows, schema: Schema): readonly z.output<Schema>[] {
  const known = lists.get(byId)
  if (known) return known as z.output<Schema>[]
  const list = [...byId.values()].map((row) => valueOf(row, schema)).filter((value) => value !== null)
  lists.set(byId, list)
  return list
}

/** A row's value; null for one that is not sound. */
function valueOf<Schema extends z.ZodType>(row: Row, schema: Schema): z.output<Schema> | null {
  if ('raw' in row.content) {
    const parsed = schema.safeParse(row.content.raw)
    row.content = { value: parsed.success ? parsed.data : null }
  }
  return row.content.value as z.output<Schema> | null
}
