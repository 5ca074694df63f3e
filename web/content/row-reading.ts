import { createHash } from 'node:crypto'
import type { QueryParams } from 'next-sanity'
import { z } from 'zod'

/** Three questions about one set of documents, made with `defineQuery`. */
export interface RowQueries {
  /** A row with an `id` for each document, by `_id`: at most `$count` of those behind `$after` that changed at `$since` or later. */
  page: string
  /** `total`, how many documents there are, and `latest`, when the last of them changed. */
  state: string
  /** The ids of all. */
  ids: string
}

/** Asks the lake. `isWhole` where the answer is part of a reading of everything: then it does not depend on what is known. */
export type AskRows = (query: string, params: QueryParams, isWhole: boolean) => Promise<unknown>

/** A document's row: as the lake gave it until it is parsed, parsed from then on. */
export interface Row {
  /** The same for the same content. */
  digest: string
  content: { raw: unknown } | { value: unknown }
}

/** Everything that is known of a set of documents. */
export interface Rows {
  byId: ReadonlyMap<string, Row>
  /** When the last of them changed; ISO 8601. Null for a set so small that it is always read whole. */
  latest: string | null
  /** When all of them were read last, in milliseconds since 1970. */
  readAt: number
  /** The same for the same content, in every process. */
  version: string
}

/** As many rows come in one answer: more of them would keep a lake busy for longer than others should wait. */
export const ROWS_AT_A_TIME = 2_000

/** Commits may become visible in another order than that of their times, and clocks be put back: by no more than this. */
const OVERLAP_MS = 60_000

/** After so long all are read anew, for whatever was stored under an earlier time, as an import may do. */
const WHOLE_FOR_MS = 24 * 60 * 60 * 1000

const parsePage = z.array(z.looseObject({ id: z.string() }))
const parseState = z.object({ total: z.number().int().min(0), latest: z.iso.datetime({ offset: true }) })
const parseIds = z.array(z.string())

/**
 * Reads a set of documents: a small one whole, a large one in pages the first time and from then on only what changed. That
 * nothing is missed is seen by the count: what is there now is known or has changed since, so that where there are as many as are
 * known they are the same. Otherwise some left, and the ids say which.
 *
 * @param known what was read before
 * @throws what `ask` throws, and where an answer has not the shape that the queries must give it
 */
export async function readRows(
  queries: RowQueries,
  params: QueryParams,
  ask: AskRows,
  known?: Rows,
): Promise<Rows> {
  if (known?.latest && Date.now() - known.readAt < WHOLE_FOR_MS) {
    const rows = await readChanges(queries, params, ask, { ...known, latest: known.latest })
    if (rows) return rows
  }
  return readWhole(queries, params, ask, known)
}

async function readWhole(
  queries: RowQueries,
  params: QueryParams,
  ask: AskRows,
  known: Rows | undefined,
): Promise<Rows> {
  const readAt = Date.now()
  const askWhole = (after: string) => askPage(queries, { ...params, since: '', after }, ask, true)
  const rowsOf = (entries: Entry[], latest: string | null) =>
    asRows(entries.map(sameAs(known)), { latest, readAt })
  const first = await askWhole('')
  if (first.length < ROWS_AT_A_TIME) return rowsOf(first, null)
  // What changes from here on is read again the next time, whichever page it stands on.
  const { latest } = parseState.parse(await ask(queries.state, params, true))
  return rowsOf(await readPages(askWhole), latest)
}

/** The row that is known already, where it is the same. */
const sameAs =
  (known: Rows | undefined) =>
  ([id, row]: Entry): Entry => {
    const before = known?.byId.get(id)
    return [id, before?.digest === row.digest ? before : row]
  }

/** What is known, brought up to date; null where that cannot be done. */
async function readChanges(
  queries: RowQueries,
  params: QueryParams,
  ask: AskRows,
  known: Rows & { latest: string },
): Promise<Rows | null> {
  const { total, latest } = parseState.parse(await ask(queries.state, params, false))
  if (total < ROWS_AT_A_TIME) return null
  const since = new Date(Date.parse(known.latest) - OVERLAP_MS).toISOString()
  const byId = new Map(known.byId)
  const changed = await readPages((after) => askPage(queries, { ...params, since, after }, ask, false))
  for (const [id, row] of changed.map(sameAs(known))) byId.set(id, row)
  if (byId.size !== total) {
    const ids = new Set(parseIds.parse(await ask(queries.ids, params, false)))
    for (const id of byId.keys()) if (!ids.has(id)) byId.delete(id)
    if (byId.size !== ids.size) return null
  }
  return asRows(byId, { latest, readAt: known.readAt })
}

type Entry = [id: string, row: Row]

async function readPages(askFrom: (after: string) => Promise<Entry[]>): Promise<Entry[]> {
  const found: Entry[] = []
  for (let after = ''; ;) {
    const page = await askFrom(after)
    found.push(...page)
    const [last] = page.at(-1) ?? []
    if (last === undefined || page.length < ROWS_AT_A_TIME) return found
    after = last
  }
}

async function askPage(
  { page }: RowQueries,
  params: QueryParams,
  ask: AskRows,
  isWhole: boolean,
): Promise<Entry[]> {
  const rows = parsePage.parse(await ask(page, { ...params, count: ROWS_AT_A_TIME }, isWhole))
  return rows.map((raw) => [raw.id, { digest: digestOf(JSON.stringify(raw)), content: { raw } }])
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

function asRows(unordered: Iterable<Entry>, reading: Pick<Rows, 'latest' | 'readAt'>): Rows {
  const byId = new Map([...unordered].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)))
  const digests = Array.from(byId.values(), ({ digest }) => digest)
  return { byId, ...reading, version: digestOf(digests.join('')) }
}
