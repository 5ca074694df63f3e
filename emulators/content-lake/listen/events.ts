import type { Commit, DocumentChange } from '../types.ts'

/** What a listener asked to be told, by the parameters of its request. */
export interface ListenOptions {
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  effectFormat: 'mendoza' | undefined
}

/** A change as one listener sees it: whether its filter held before, and whether it holds now. */
export interface SeenChange {
  change: DocumentChange
  before: boolean
  after: boolean
}

/** Reads the options off the parameters. Mutations are included unless refused. */
export function listenOptions(parameters: URLSearchParams): ListenOptions {
  return {
    includeResult: parameters.get('includeResult') === 'true',
    includePreviousRevision: parameters.get('includePreviousRevision') === 'true',
    includeMutations: parameters.get('includeMutations') !== 'false',
    effectFormat: parameters.get('effectFormat') === 'mendoza' ? 'mendoza' : undefined,
  }
}

/**
 * The data of the `mutation` event for the change at `index` of those of a commit that a listener sees. Totals count
 * these only: Studio waits until it has all of them.
 */
export function mutationEvent(
  commit: Commit,
  seen: SeenChange[],
  index: number,
  options: ListenOptions,
): Record<string, unknown> | undefined {
  const one = seen[index]
  if (!one) return undefined
  const { change } = one
  return {
    eventId: `${commit.transactionId}#${change.documentId}`,
    documentId: change.documentId,
    transactionId: commit.transactionId,
    transition: one.before ? (one.after ? 'update' : 'disappear') : 'appear',
    identity: commit.identity,
    previousRev: change.before?._rev,
    resultRev: commit.transactionId,
    timestamp: commit.timestamp,
    visibility: 'query',
    transactionTotalEvents: seen.length,
    transactionCurrentEvent: index + 1,
    ...(options.includeMutations ? { mutations: change.mutations } : {}),
    ...(options.includePreviousRevision ? { previous: change.before } : {}),
    ...(options.includeResult && change.after ? { result: change.after } : {}),
    ...(options.effectFormat ? { effects: change.effects } : {}),
  }
}
