import { ApiError, describedError } from '../errors.ts'

export function evaluationError(description: string, query: string): ApiError {
  return describedError(400, 'queryEvaluationError', description, { query })
}

/** What an evaluation threw, as the answer to its query. */
export function asApiError(error: unknown, query: string): ApiError {
  if (error instanceof ApiError) return error
  const reason =
    error instanceof RangeError ? 'query or content is nested too deeply' : (error as Error).message
  return evaluationError(`query could not be evaluated: ${reason}`, query)
}
