import type { DatabaseSync } from 'node:sqlite'
import { runAtOnce, runInSlices } from '../slices.ts'
import { toStorageError } from '../storage/errors.ts'
import { checkpointLog, flushLog } from '../storage/write-ahead-log.ts'
import type { WriteLock } from '../storage/write-lock.ts'
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
import { applyRequest } from './apply-request.ts'
import { MutationError, mutationError } from './errors.ts'
import { isValidId } from './ids.ts'
import { type Mutation, parseMutations } from './parse.ts'
import type { Step } from './transaction.ts'

interface Waiting {
  kind: 'mutation' | 'action'
  request: TransactionOptions
  steps: Step[]
  /** How many documents it changes, as far as that is known. */
  size: number
  resolve: (outcome: MutateOutcome) => void
  reject: (error: unknown) => void
}

interface Dependencies {
  database: DatabaseSync
  queries: Pick<QueryService, 'evaluate'>
  /** Opens a connection for large transactions. */
  openWriter: () => DatabaseSync
  databasePath: string
  writes: WriteLock
  syncTags: (changes: DocumentChange[]) => string[]
  publish: (commit: Commit) => void
}

/** Limits of a group: its transactions, and the documents of each. Larger transactions are written in slices. */
const LARGEST_GROUP = 200
const SMALL_TRANSACTION = 20

/**
 * Creates `mutate` and `act`. Transactions are applied one after another; small ones that wait together share one fsync.
 * Each is all or nothing, and is answered and published once it is durable.
 */
export function createCommitter(dependencies: Dependencies) {
  const { database, openWriter, databasePath, queries, writes, syncTags, publish } = dependencies
  const waiting: Waiting[] = []
  let writer: DatabaseSync | undefined
  let scheduled = false

  async function mutate(request: MutateRequest): Promise<MutateOutcome> {
    const steps = await resolveQueries(parseMutations(request.mutations), request, queries)
    return enqueue(
      'mutation',
      request,
      steps.map(({ step }) => step),
      sum(steps.map(({ size }) => size)),
    )
  }

  async function act(request: ActRequest): Promise<MutateOutcome> {
    const { actions } = request
    // A release may have any number of documents.
    const size = actions.some(isReleaseAction) ? Infinity : actions.length
    return enqueue('action', request, planActions(actions), size)
  }

  function enqueue(
    kind: Waiting['kind'],
    request: TransactionOptions,
    steps: Step[],
    size: number,
  ): Promise<MutateOutcome> {
    return new Promise((resolve, reject) => {
      waiting.push({ kind, request, steps, size, resolve, reject })
      if (!scheduled) setImmediate(() => void commitWaiting())
      scheduled = true
    })
  }

  async function commitWaiting(): Promise<void> {
    const firstLarge = waiting.findIndex(({ size }) => size > SMALL_TRANSACTION)
    const [first] = waiting
    if (firstLarge === 0 && first) {
      waiting.shift()
      await commitLarge(first)
    } else {
      commitGroup(waiting.splice(0, firstLarge === -1 ? LARGEST_GROUP : Math.min(firstLarge, LARGEST_GROUP)))
    }
    scheduled = waiting.length > 0
    if (scheduled) setImmediate(() => void commitWaiting())
  }

  function commitGroup(group: Waiting[]): void {
    const settle: (() => void)[] = []
    try {
      database.exec('BEGIN IMMEDIATE')
      for (const one of group) settle.push(attempt(one))
      database.exec('COMMIT')
    } catch (error) {
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK')
      for (const { reject } of group) reject(toStorageError(error))
      return
    }
    for (const step of settle) step()
  }

  /** Applies one transaction of the group; returns what to do once the group is durable. */
  function attempt({ kind, request, steps, resolve, reject }: Waiting): () => void {
    database.exec('SAVEPOINT one')
    try {
      const { outcome, commit } = runAtOnce(applyRequest(database, request, steps, syncTags))
      database.exec('RELEASE one')
      return () => {
        if (commit) publish(commit)
        resolve(outcome)
      }
    } catch (error) {
      // A full disk may have rolled back the whole group, and every request must learn it.
      if (!database.isTransaction) throw error
      database.exec('ROLLBACK TO one')
      database.exec('RELEASE one')
      return () => reject(toAnswer(error, kind))
    }
  }

  /** Writes one transaction in slices, between which other requests are answered. */
  async function commitLarge({ kind, request, steps, resolve, reject }: Waiting): Promise<void> {
    await writes.hold(async () => {
      try {
        writer ??= openWriter()
        writer.exec('BEGIN IMMEDIATE')
        const { outcome, commit } = await runInSlices(applyRequest(writer, request, steps, syncTags))
        writer.exec('COMMIT')
        await flushLog(databasePath)
        if (commit) publish(commit)
        resolve(outcome)
      } catch (error) {
        if (writer?.isOpen && writer.isTransaction) writer.exec('ROLLBACK')
        reject(toAnswer(error, kind))
        return
      }
      await checkpointLog(databasePath).catch(() => undefined)
    })
  }

  return { mutate, act }
}

const isReleaseAction = (action: unknown): boolean =>
  String((action as { actionType?: unknown } | null)?.actionType).startsWith('sanity.action.release.')

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

function toAnswer(error: unknown, kind: Waiting['kind']): unknown {
  if (!(error instanceof MutationError)) return toStorageError(error)
  return mutationError(kind, error.status, [{ index: error.index, error: error.problem }])
}

/** Resolves the queries of mutations that select documents by query. */
async function resolveQueries(
  mutations: Mutation[],
  request: MutateRequest,
  queries: Pick<QueryService, 'evaluate'>,
): Promise<{ step: Step; size: number }[]> {
  const steps: { step: Step; size: number }[] = []
  for (const mutation of mutations) {
    if (mutation.kind !== 'delete' && mutation.kind !== 'patch')
      steps.push({ step: () => [mutation], size: 1 })
    else if ('id' in mutation.selection) {
      const ids = [mutation.selection.id]
      steps.push({ step: () => [{ ...mutation, ids, byQuery: false }], size: 1 })
    } else {
      const { query, params } = mutation.selection
      const { projectId, dataset, principal } = request
      const selecting = { projectId, dataset, principal, query, params, perspective: 'raw' as const }
      const { result } = await queries.evaluate({ ...selecting, idsOnly: true })
      const ids = [...new Set((result as unknown[]).filter(isValidId))]
      steps.push({ step: () => [{ ...mutation, ids, byQuery: true }], size: ids.length })
    }
  }
  return steps
}
