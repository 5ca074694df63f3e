import { StorageError, toStorageError } from './errors.ts'

/** Notifies the operator. */
interface ErrorReporter {
  /** Reports an error; a storage problem once, when it begins, not for each request. */
  report: (error: unknown) => void
  /** Call after a successful write: it ends a storage problem. */
  stored: () => void
}

/** `write` receives errors, and one sentence when a storage problem begins and ends. */
export function createErrorReporter(write: (message: unknown) => void): ErrorReporter {
  let problem: string | undefined
  return {
    report(error) {
      const known = toStorageError(error)
      if (!(known instanceof StorageError)) return write(error)
      if (known.message === problem) return
      problem = known.message
      write(problem)
    },
    stored() {
      if (problem === undefined) return
      problem = undefined
      write('The data folder takes writes again.')
    },
  }
}
