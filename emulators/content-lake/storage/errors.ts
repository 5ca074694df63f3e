import { findStorageProblem, type StorageProblem, WRITE_ERRORS } from '../../shared/storage-problems.ts'
import { ApiError } from '../errors.ts'

/** A write that the data folder rejected (503): the caller can retry, the operator can fix it. */
export class StorageError extends ApiError {
  constructor(problem: StorageProblem, cause: Error) {
    super(503, { statusCode: 503, error: 'Service Unavailable', message: WRITE_ERRORS[problem] })
    this.name = 'StorageError'
    this.cause = cause
  }
}

/** Converts an error that an operator can fix to a `StorageError`; returns other errors unchanged. */
export function toStorageError(error: unknown): unknown {
  if (error instanceof ApiError || !(error instanceof Error)) return error
  const problem = findStorageProblem(error)
  return problem ? new StorageError(problem, error) : error
}
