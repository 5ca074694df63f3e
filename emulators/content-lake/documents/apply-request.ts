import type { DatabaseSync } from 'node:sqlite'
import { getReadRule, requireGrants } from '../access/grants.ts'
import { apiError, describedError } from '../errors.ts'
import { readLastRevision } from '../history/revisions.ts'
import type { Pausable } from '../slices.ts'
import { findDataset } from '../storage/datasets.ts'
import { idsBeginningWith, readDocument, referringIds, versionIds } from '../storage/documents.ts'
import { hasTransaction, purgeHistory, writeCommitInSteps } from '../storage/transactions.ts'
import type { Commit, DocumentChange, MutateOutcome, TransactionOptions } from '../types.ts'
import { isValidId, randomId } from './ids.ts'
import { memberPrefix } from './releases.ts'
import { applyTransaction, type Step } from './transaction.ts'

/**
 * Applies a request inside an open SQL transaction, and pauses between documents. Without a change, or as a dry run, there is no commit.
 * Throws the error of the API.
 */
export function* applyRequest(
  database: DatabaseSync,
  request: TransactionOptions,
  steps: Step[],
  syncTags: (changes: DocumentChange[]) => string[],
): Pausable<{ outcome: MutateOutcome; commit?: Commit }> {
  checkTransactionId(request.transactionId)
  const { projectId, dataset } = request
  if (!findDataset(database, projectId, dataset)) throw datasetNotFoundError(projectId, dataset)
  const transactionId = request.transactionId ?? randomId()
  if (hasTransaction(database, request, transactionId)) throw transactionExists(transactionId)
  const timestamp = new Date().toISOString()
  const mayRead = getReadRule(request.principal)
  const { changes, results, purged } = yield* applyTransaction(steps, {
    transactionId,
    timestamp,
    keepTimestamps: request.keepTimestamps ?? false,
    autoGenerateArrayKeys: request.autoGenerateArrayKeys ?? false,
    read: (id) => readDocument(database, request, id),
    strongReferrers: (id) => referringIds(database, request, id, 'strong'),
    versions: (id) => versionIds(database, request, id),
    members: (release) => idsBeginningWith(database, request, memberPrefix(release)),
    last: (id) => readLastRevision(database, request, id),
    userId: request.principal.userId,
    mayRead: ({ _id, _type }) => mayRead?.(_id, _type) ?? true,
  })
  requireGrants(request.principal, changes)
  const outcome: MutateOutcome = { transactionId, results }
  if (request.dryRun || changes.length === 0) return { outcome }
  const tags = new Set<string>()
  for (const change of changes) {
    for (const tag of syncTags([change])) tags.add(tag)
    yield
  }
  const identity = request.principal.userId
  const commit = { projectId, dataset, transactionId, timestamp, identity, changes, syncTags: [...tags] }
  const written = yield* writeCommitInSteps(database, commit)
  for (const id of purged) {
    purgeHistory(database, request, id)
    yield
  }
  return { outcome, commit: written }
}

function checkTransactionId(id: string | undefined): void {
  if (id === undefined || isValidId(id)) return
  throw describedError(
    400,
    'validationError',
    'The transaction ID must be a valid ID of at most 128 characters',
  )
}

export function datasetNotFoundError(projectId: string, dataset: string): Error {
  return apiError(404, 'Not Found', `Dataset not found - project ID: ${projectId}, dataset: ${dataset}`)
}

function transactionExists(id: string): Error {
  return describedError(
    409,
    'transactionAlreadyExistsError',
    `A transaction with the ID "${id}" already exists`,
    { id },
  )
}
