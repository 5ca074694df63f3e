import { storageError, StorageFailure } from './failures.ts'

/** What the operator is told. */
export interface Operator {
  /** Passes a fault on; trouble of the data folder once, when it begins, however many requests meet it. */
  report: (error: unknown) => void
  /** Something was stored: what had been in trouble works again. */
  stored: () => void
}

/** `say` is told of errors, and in one sentence of trouble of the data folder and of its end. */
export function createOperator(say: (said: unknown) => void): Operator {
  let trouble: string | undefined
  return {
    report(error) {
      const known = storageError(error)
      if (!(known instanceof StorageFailure)) return say(error)
      if (known.message === trouble) return
      trouble = known.message
      say(trouble)
    },
    stored() {
      if (trouble === undefined) return
      trouble = undefined
      say('The data folder takes writes again.')
    },
  }
}
