import type { DatabaseSync } from 'node:sqlite'
import { apiError } from '../errors.ts'
import {
  entriesOfTransaction,
  type HistoryEntry,
  sequenceOf,
  type TransactionRange,
  transactionSequences,
} from '../storage/history.ts'
import type { DatasetName } from '../types.ts'

const MOST = 10_000

/** Returns the transactions that a request asks for; undefined when it starts or ends at an unknown one. */
export function parseRange(
  database: DatabaseSync,
  of: DatasetName,
  documentIds: string[],
  parameters: URLSearchParams,
): TransactionRange | undefined {
  const from = parameters.get('fromTransaction')
  const to = parameters.get('toTransaction')
  const fromSequence = from ? sequenceOf(database, of, from) : 0
  const toSequence = to ? sequenceOf(database, of, to) : Number.MAX_SAFE_INTEGER
  if (fromSequence === undefined || toSequence === undefined) return undefined
  return {
    documentIds,
    fromSequence,
    toSequence,
    fromTime: parseTime(parameters, 'fromTime') ?? '',
    toTime: parseTime(parameters, 'toTime') ?? '9999',
    authors: (parameters.get('authors') ?? '').split(',').filter(Boolean),
    reverse: parameters.get('reverse') === 'true',
    limit: parseLimit(parameters) ?? MOST,
  }
}

/** Parses the parameter `limit`, of at most 10,000; throws a 400 unless it is a positive integer. */
export function parseLimit(parameters: URLSearchParams): number | undefined {
  const text = parameters.get('limit')
  if (text === null) return undefined
  const limit = Number(text)
  if (!Number.isInteger(limit) || limit < 1)
    throw apiError(400, 'Bad Request', '"limit" must be a positive integer')
  return Math.min(limit, MOST)
}

/** Parses a time parameter to an ISO string; throws a 400 when it is invalid. */
export function parseTime(parameters: URLSearchParams, name: string): string | undefined {
  const text = parameters.get(name)
  if (!text) return undefined
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw apiError(400, 'Bad Request', `"${name}" must be a date and time`)
  return time.toISOString()
}

/** Yields transactions as lines of JSON with the changes of documents that `mayRead` accepts. */
export function* transactionLines(
  database: DatabaseSync,
  of: DatasetName,
  range: TransactionRange,
  parameters: URLSearchParams,
  mayRead: (id: string) => boolean,
): Generator<string> {
  const only = parameters.get('includeIdentifiedDocumentsOnly') === 'true'
  const wanted = new Set(range.documentIds)
  for (const sequence of transactionSequences(database, of, range)) {
    const entries = entriesOfTransaction(database, sequence).filter(({ documentId }) => mayRead(documentId))
    const shown = only ? entries.filter(({ documentId }) => wanted.has(documentId)) : entries
    const [first] = entries
    if (first) yield `${JSON.stringify(described(first, shown, parameters))}\n`
  }
}

function described(
  { transactionId: id, author, timestamp }: HistoryEntry,
  entries: HistoryEntry[],
  parameters: URLSearchParams,
): object {
  const withEffects = parameters.get('effectFormat') === 'mendoza'
  const effects = Object.fromEntries(entries.map(({ documentId, effects }) => [documentId, effects]))
  return {
    id,
    timestamp,
    author,
    documentIDs: entries.map(({ documentId }) => documentId),
    ...(parameters.get('excludeMutations') === 'true'
      ? {}
      : { mutations: entries.flatMap(({ mutations }) => mutations) }),
    ...(withEffects ? { effects } : {}),
  }
}
