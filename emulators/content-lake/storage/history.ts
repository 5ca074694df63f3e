import type { DatabaseSync } from 'node:sqlite'
import { publishedId } from '../documents/ids.ts'
import type { DatasetName } from '../types.ts'
import { row, rows } from './statements.ts'

/** The change of one document by one transaction. */
export interface HistoryEntry {
  documentId: string
  sequence: number
  transactionId: string
  author: string
  timestamp: string
  /** Null when the transaction created the document. */
  previousRevision: string | null
  deleted: boolean
  mutations: unknown[]
  effects: { apply: unknown[]; revert: unknown[] }
}

interface Row extends Omit<HistoryEntry, 'deleted' | 'mutations' | 'effects'> {
  deleted: number
  mutations: string
  effects: string
}

const entries = `SELECT document_id AS documentId, transactions.sequence AS sequence, transactions.id AS transactionId,
    author, timestamp, previous_revision AS previousRevision, deleted, mutations, effects
  FROM transaction_documents JOIN transactions ON transactions.sequence = transaction_documents.sequence`

function parsed(found: Row): HistoryEntry {
  return {
    ...found,
    deleted: found.deleted === 1,
    mutations: JSON.parse(found.mutations) as unknown[],
    effects: JSON.parse(found.effects) as HistoryEntry['effects'],
  }
}

/** Returns the changes of a document after a sequence, oldest first. */
export function entriesOfDocument(
  database: DatabaseSync,
  of: DatasetName,
  documentId: string,
  after = 0,
): HistoryEntry[] {
  const sql = `${entries} WHERE transaction_documents.project_id = ? AND transaction_documents.dataset = ?
    AND document_id = ? AND transaction_documents.sequence > ? ORDER BY transaction_documents.sequence`
  return rows<Row>(database, sql, of.projectId, of.dataset, documentId, after).map(parsed)
}

/** Returns the removals of a document's versions in releases, oldest first. */
export function removalsOfVersions(
  database: DatabaseSync,
  of: DatasetName,
  documentId: string,
): HistoryEntry[] {
  const sql = `${entries} WHERE transaction_documents.project_id = ? AND transaction_documents.dataset = ?
    AND document_id > 'versions.' AND document_id < 'versions/' AND document_id LIKE ? AND deleted = 1
    ORDER BY transaction_documents.sequence`
  return rows<Row>(database, sql, of.projectId, of.dataset, `%.${documentId}`)
    .map(parsed)
    .filter((removal) => publishedId(removal.documentId) === documentId)
}

/** Returns all changes of a transaction in order. */
export function entriesOfTransaction(database: DatabaseSync, sequence: number): HistoryEntry[] {
  const sql = `${entries} WHERE transaction_documents.sequence = ? ORDER BY position`
  return rows<Row>(database, sql, sequence).map(parsed)
}

/** Returns the sequence of a transaction, or undefined when the dataset has none with this id. */
export function sequenceOf(
  database: DatabaseSync,
  of: DatasetName,
  transactionId: string,
): number | undefined {
  const sql = 'SELECT sequence FROM transactions WHERE project_id = ? AND dataset = ? AND id = ?'
  return row<{ sequence: number }>(database, sql, of.projectId, of.dataset, transactionId)?.sequence
}

/** The transactions to list; times are ISO strings, sequences inclusive. */
export interface TransactionRange {
  documentIds: string[]
  fromSequence: number
  toSequence: number
  fromTime: string
  toTime: string
  authors: string[]
  reverse: boolean
  limit: number
}

/** Returns the sequences of the transactions in the range that changed any of the documents. */
export function transactionSequences(
  database: DatabaseSync,
  of: DatasetName,
  range: TransactionRange,
): number[] {
  const sql = `SELECT DISTINCT transactions.sequence AS sequence
    FROM transaction_documents JOIN transactions ON transactions.sequence = transaction_documents.sequence
    WHERE transaction_documents.project_id = ? AND transaction_documents.dataset = ?
      AND document_id IN (SELECT value FROM json_each(?))
      AND transactions.sequence BETWEEN ? AND ? AND timestamp BETWEEN ? AND ?
      AND (? = '[]' OR author IN (SELECT value FROM json_each(?)))
    ORDER BY transactions.sequence ${range.reverse ? 'DESC' : 'ASC'} LIMIT ?`
  const authors = JSON.stringify(range.authors)
  return rows<{ sequence: number }>(
    database,
    sql,
    of.projectId,
    of.dataset,
    JSON.stringify(range.documentIds),
    range.fromSequence,
    range.toSequence,
    range.fromTime,
    range.toTime,
    authors,
    authors,
    range.limit,
  ).map(({ sequence }) => sequence)
}

/** Returns the sequence of the last transaction at or before a time (ISO), 0 when there is none. */
export function sequenceAt(database: DatabaseSync, of: DatasetName, time: string): number {
  const sql = `SELECT max(sequence) AS sequence FROM transactions
    WHERE project_id = ? AND dataset = ? AND timestamp <= ?`
  return row<{ sequence: number | null }>(database, sql, of.projectId, of.dataset, time)?.sequence ?? 0
}
