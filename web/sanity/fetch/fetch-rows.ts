import { z } from 'zod'
import { applyCachePolicy } from '../cache/cache-manifest.ts'
import { queryPublished } from '../client/query-lake.ts'
import { currentView } from '../preview/current-preview.ts'
import type { TypedQuery } from '../typed-query.ts'
import { fetchContent } from './fetch.ts'
import { parseContent } from './parse-content.ts'
import { type RowQueries, type RowsState, rowsStateSchema, updateRows } from './update-rows.ts'

/** Rows must have an `id` and use nothing but their document. */
interface RowsRequest<Schema extends z.ZodType> extends RowQueries<readonly z.input<Schema>[]> {
  stateQuery: TypedQuery<RowsState>
  /** All rows, for drafts and for processes that do not have them yet. */
  allRowsQuery: TypedQuery<readonly z.input<Schema>[]>
  /** The schema of a row. Invalid ones are left out. */
  schema: Schema
}

const rowSchema = z.looseObject({ id: z.string() })
const rowsSchema = z.array(rowSchema)

type Row = z.output<typeof rowSchema>

/** Rows in the memory of this process. */
interface StoredRows {
  version: string
  state: RowsState
  rows: ReadonlyMap<string, Row>
  /** The parsed rows in the order of their ids. */
  list?: unknown
}

const stored = new Map<string, StoredRows>()

/** Parsed rows, null for invalid ones: a publish parses only what it changed. */
const parsedRows = new WeakMap<Row, unknown>()

/**
 * Reads a row for every document of a large set, in the order of their ids. The cache holds the set's state; the rows stay in memory,
 * and after a publish only what changed is read. Returns the same list until then, so that derived data can be cached too.
 *
 * @throws like `fetchContent`
 */
export async function fetchRows<Schema extends z.ZodType>({
  schema,
  stateQuery,
  allRowsQuery,
  idsQuery,
  changedIdsQuery,
  rowsQuery,
}: RowsRequest<Schema>): Promise<readonly z.output<Schema>[]> {
  const all = { query: allRowsQuery as TypedQuery<Row[]>, schema: rowsSchema }
  const { perspective } = await currentView()
  const parse = (row: Row) => parseContent(schema, row, { query: allRowsQuery, params: {}, perspective })
  if (perspective !== 'published') return parseRows((await fetchContent(all)) ?? [], parse)
  const queries = { idsQuery, changedIdsQuery, rowsQuery }
  const version = await currentVersion(stateQuery, allRowsQuery, queries)
  let known = stored.get(stateQuery)
  if (known?.version !== version) {
    // Another process computed the version. Static routes allow cached reads only.
    const rows = await fetchContent({ ...all, perspective: 'published' })
    known = { version, state: parseVersion(version), rows: byId(rows ?? []) }
    stored.set(stateQuery, known)
  }
  known.list ??= parseRows([...known.rows.values()].sort(compareIds), parse)
  return known.list as readonly z.output<Schema>[]
}

async function currentVersion(
  stateQuery: string,
  allRowsQuery: string,
  queries: RowQueries,
): Promise<string> {
  'use cache'
  const { result, syncTags } = await queryPublished(stateQuery, {})
  applyCachePolicy('content', syncTags)
  const state = rowsStateSchema.parse(result)
  const version = JSON.stringify(state)
  const known = stored.get(stateQuery)
  if (known?.version === version) return version
  const rows = known
    ? await changedRows(known, queries)
    : byId(rowsSchema.parse((await queryPublished(allRowsQuery, {})).result))
  stored.set(stateQuery, { version, state, rows })
  return version
}

async function changedRows(
  { rows: before, state }: StoredRows,
  queries: RowQueries,
): Promise<Map<string, Row>> {
  const rows = new Map(before)
  const store = {
    ids: () => new Set(rows.keys()),
    put: (changed: Row[]) => {
      for (const row of changed) rows.set(row.id, row)
    },
    retain: (ids: ReadonlySet<string>) => {
      for (const id of rows.keys()) if (!ids.has(id)) rows.delete(id)
    },
  }
  await updateRows(queries, { store, schema: rowsSchema }, state)
  return rows
}

const parseVersion = (version: string) => rowsStateSchema.parse(JSON.parse(version))

const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

const compareIds = (one: Row, other: Row) => (one.id < other.id ? -1 : 1)

function parseRows<Parsed>(rows: readonly Row[], parse: (row: Row) => Parsed | null): Parsed[] {
  return rows.flatMap((row) => {
    if (!parsedRows.has(row)) parsedRows.set(row, parse(row))
    return (parsedRows.get(row) as Parsed | null) ?? []
  })
}
