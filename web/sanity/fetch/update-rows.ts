import type { QueryParams } from 'next-sanity'
import { z } from 'zod'
import { queryPublished } from '../client/query-lake.ts'
import type { TypedQuery } from '../typed-query.ts'

/** Queries of a large set of published documents, of which the site keeps a row for each. */
export interface RowQueries<Rows = unknown> {
  /** All ids. */
  idsQuery: TypedQuery<string[]>
  /** The ids of documents that changed at `$since` or later. */
  changedIdsQuery: TypedQuery<string[]>
  /** The rows of `$ids`. */
  rowsQuery: TypedQuery<Rows>
}

/** Parses the state of a set, which differs after every change of it. */
export const rowsStateSchema = z.object({
  count: z.number(),
  /** The latest changes: several, since transactions may be stored in another order than their times say. */
  latest: z.array(z.object({ at: z.string(), revision: z.string() })),
})

/** The state of a set of documents. */
export type RowsState = z.output<typeof rowsStateSchema>

/** Where the rows are kept. */
export interface RowStore<Rows> {
  ids: () => ReadonlySet<string>
  /** Adds rows, and replaces those with the same id. */
  put: (rows: Rows) => Promise<void> | void
  /** Removes all rows but those of the given ids. */
  retain: (ids: ReadonlySet<string>) => void
}

/** Rows per request. */
const PAGE_SIZE = 2000

/** Changes are read again from this long before the latest, as their order may differ from their times. */
const OVERLAP_MS = 1000

const idsSchema = z.array(z.string())

/**
 * Reads the rows that a store lacks and those that changed since its last update, because all rows of 100,000 documents take the
 * lake ten seconds.
 *
 * @param before the state at the last update; null before the first
 * @throws LakeError
 */
export async function updateRows<Rows>(
  { idsQuery, changedIdsQuery, rowsQuery }: RowQueries,
  { store, schema, params }: { store: RowStore<Rows>; schema: z.ZodType<Rows>; params?: QueryParams },
  before: RowsState | null,
): Promise<void> {
  const latest = before?.latest[0]
  const known = store.ids()
  const [ids, changed] = await Promise.all([
    queryIds(idsQuery, {}),
    latest ? queryIds(changedIdsQuery, { since: overlapping(latest.at) }) : [],
  ])
  const wanted = [...new Set([...changed, ...ids.filter((id) => !known.has(id))])]
  for (let start = 0; start < wanted.length; start += PAGE_SIZE) {
    const page = { ...params, ids: wanted.slice(start, start + PAGE_SIZE) }
    await store.put(schema.parse((await queryPublished(rowsQuery, page)).result))
  }
  store.retain(new Set(ids))
}

const queryIds = async (query: TypedQuery<string[]>, params: QueryParams) =>
  idsSchema.parse((await queryPublished(query, params)).result)

const overlapping = (time: string) => new Date(Date.parse(time) - OVERLAP_MS).toISOString()
