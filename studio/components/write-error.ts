/** Why the lake did not write: a document had changed or others refer to it, the user lacks the right, or anything else. */
export type WriteError = 'conflict' | 'forbidden' | 'failed'

export type WriteResult = 'done' | WriteError

/** Resolves to `done` when a write succeeds, else to why it did not. */
export const resultOf = (write: Promise<unknown>): Promise<WriteResult> =>
  write.then(() => 'done', writeErrorOf)

/** Returns why a request failed. */
export function writeErrorOf(error: unknown): WriteError {
  const { statusCode } = error as { statusCode?: number }
  if (statusCode === 403) return 'forbidden'
  return statusCode === 409 ? 'conflict' : 'failed'
}
