import type { Commit, DocumentChange } from '../types.ts'

/** The options of a listener from its request parameters. */
export interface ListenOptions {
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  effectFormat: 'mendoza' | undefined
}

/** A change as a listener sees it: whether its filter matched before and after. */
export interface SeenChange {
  change: DocumentChange
  before: boolean
  after: boolean
}

/** Parses the options. Mutations are included by default. */
export function parseListenOptions(parameters: URLSearchParams): ListenOptions {
  return {
    includeResult: parameters.get('includeResult') === 'true',
    includePreviousRevision: parameters.get('includePreviousRevision') === 'true',
    includeMutations: parameters.get('includeMutations') !== 'false',
    effectFormat: parameters.get('effectFormat') === 'mendoza' ? 'mendoza' : undefined,
  }
}

/**
 * Returns the data of the `mutation` event for the change at `index` of the visible changes of a commit. Totals count
 * visible changes only, because Studio waits for all of them.
 */
export function createMutationEvent(
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
