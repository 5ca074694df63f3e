import type { DatabaseSync } from 'node:sqlite'

import { requireGrants } from '../access/grants.ts'
import { apiError, describedError } from '../errors.ts'
import { findDataset } from '../storage/datasets.ts'
import { lastRevision } from '../history/revisions.ts'
import { idsBeginningWith, readDocument, referringIds, versionIds } from '../storage/documents.ts'
import { storageError } from '../storage/failures.ts'
import { hasTransaction, purgeHistory, writeCommit } from '../storage/transactions.ts'
import type {
  ActRequest,
  Commit,
  DocumentChange,
  MutateOutcome,
  MutateRequest,
  QueryService,
  TransactionOptions,
} from '../types.ts'
import { planActions } from './actions/plan.ts'
import { MutationFailure, refusal } from './errors.ts'
import { isValidId, randomId } from './ids.ts'
import { type Mutation, parseMutations } from './parse.ts'
import { memberPrefix } from './releases.ts'
import { applyTransaction, type Step } from './transaction.ts'

interface Waiting {
  kind: 'mutation' | 'action'
  request: TransactionOptions
  steps: Step[]
  resolve: (outcome: MutateOutcome) => void
  reject: (error: unknown) => void
}

interface Dependencies {
  database: DatabaseSync
  queries: Pick<QueryService, 'evaluate'>
  syncTags: (changes: DocumentChange[]) => string[]
  publish: (commit: Commit) => void
}

/** A transaction of a whole seed fits; what one request holds is bounded by the size of its body anyway. */
const LARGEST_GROUP = 200

/**
 * Makes `mutate` and `act`: transactions are applied one after another; those that wait at the same time share one fsync.
 * Each is all or nothing on its own (a savepoint), and is answered and published only after the group is durable.
 */
export function createCommitter({ database, queries, syncTags, publish }: Dependencies) {
  const waiting: Waiting[] = []
  let scheduled = false

  async function mutate(request: MutateRequest): Promise<MutateOutcome> {
    const steps = await resolveQueries(parseMutations(request.mutations), request, queries)
    return enqueue('mutation', request, steps)
  }

  async function act(request: ActRequest): Promise<MutateOutcome> {
    return enqueue('action', request, planActions(request.actions))
  }

  function enqueue(
    kind: Waiting['kind'],
    request: TransactionOptions,
    steps: Step[],
  ): Promise<MutateOutcome> {
    return new Promise((resolve, reject) => {
      waiting.push({ kind, request, steps, resolve, reject })
      if (!scheduled) setImmediate(commitGroup)
      scheduled = true
    })
  }

  function commitGroup(): void {
    const group = waiting.splice(0, LARGEST_GROUP)
    scheduled = waiting.length > 0
    if (scheduled) setImmediate(commitGroup)
    const settle: (() => void)[] = []
    try {
      database.exec('BEGIN IMMEDIATE')
      for (const one of group) settle.push(attempt(one))
      database.exec('COMMIT')
    } catch (error) {
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK')
      for (const { reject } of group) reject(storageError(error))
      return
    }
    for (const step of settle) step()
  }

  /** Applies one transaction inside the group; answers what to do once the group is durable. */
  function attempt({ kind, request, steps, resolve, reject }: Waiting): () => void {
    database.exec('SAVEPOINT one')
    try {
      const { outcome, commit } = apply(request, steps)
      database.exec('RELEASE one')
      return () => {
        if (commit) publish(commit)
        resolve(outcome)
      }
    } catch (error) {
      // A full disk may have ended the whole transaction: then nothing of the group is kept, and all must know.
      if (!database.isTransaction) throw error
      database.exec('ROLLBACK TO one')
      database.exec('RELEASE one')
      return () => reject(toAnswer(error, kind))
    }
  }

  function apply(request: TransactionOptions, steps: Step[]) {
    checkTransactionId(request.transactionId)
    const { projectId, dataset } = request
    if (!findDataset(database, projectId, dataset)) throw datasetNotFound(projectId, dataset)
    const transactionId = request.transactionId ?? randomId()
    if (hasTransaction(database, request, transactionId)) throw transactionExists(transactionId)
    const timestamp = new Date().toISOString()
    const { changes, results, purged } = applyTransaction(steps, {
      transactionId,
      timestamp,
      keepTimestamps: request.keepTimestamps ?? false,
      autoGenerateArrayKeys: request.autoGenerateArrayKeys ?? false,
      read: (id) => readDocument(database, request, id),
      strongReferrers: (id) => referringIds(database, request, id, 'strong'),
      versions: (id) => versionIds(database, request, id),
      members: (release) => idsBeginningWith(database, request, memberPrefix(release)),
      last: (id) => lastRevision(database, request, id),
      userId: request.principal.userId,
    })
    requireGrants(request.principal, changes)
    const outcome: MutateOutcome = { transactionId, results }
    if (request.dryRun || changes.length === 0) return { outcome }
    const identity = request.principal.userId
    const commit = {
      projectId,
      dataset,
      transactionId,
      timestamp,
      identity,
      changes,
      syncTags: syncTags(changes),
    }
    const written = writeCommit(database, commit)
    purgeHistory(database, request, purged)
    return { outcome, commit: written }
  }

  return { mutate, act }
}

function toAnswer(error: unknown, kind: Waiting['kind']): unknown {
  if (!(error instanceof MutationFailure)) return storageError(error)
  return refusal(kind, error.status, [{ index: error.index, error: error.problem }])
}

function checkTransactionId(id: string | undefined): void {
  if (id === undefined || isValidId(id)) return
  throw describedError(
    400,
    'validationError',
    'The transaction ID must be a valid ID of at most 128 characters',
  )
}

/** Answers the queries of mutations that select by query; what they found is what will be touched. */
async function resolveQueries(
  mutations: Mutation[],
  request: MutateRequest,
  queries: Pick<QueryService, 'evaluate'>,
): Promise<Step[]> {
  const steps: Step[] = []
  for (const mutation of mutations) {
    if (mutation.kind !== 'delete' && mutation.kind !== 'patch') steps.push(() => [mutation])
    else if ('id' in mutation.selection) {
      const ids = [mutation.selection.id]
      steps.push(() => [{ ...mutation, ids, byQuery: false }])
    } else {
      const { query, params } = mutation.selection
      const { projectId, dataset, principal } = request
      const question = { projectId, dataset, principal, query, params, perspective: 'raw' as const }
      const ids = idsIn((await queries.evaluate(question)).result)
      steps.push(() => [{ ...mutation, ids, byQuery: true }])
    }
  }
  return steps
}

function idsIn(result: unknown): string[] {
  const found = Array.isArray(result) ? result : [result]
  const ids = found.map((one: unknown) => (one as { _id?: unknown } | null)?._id)
  return [...new Set(ids.filter(isValidId))]
}

export function datasetNotFound(projectId: string, dataset: string): Error {
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
