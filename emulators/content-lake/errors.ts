/** An error for the caller of the API, answered in Sanity's format. */
export class ApiError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown>) {
    super(descriptionOf(body) ?? `Status ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

function descriptionOf({ error, message }: Record<string, unknown>): string | undefined {
  if (typeof error === 'object' && error !== null && 'description' in error) return String(error.description)
  return typeof message === 'string' ? message : undefined
}

/** Creates an error of the plain format: `{statusCode, error, message}`. */
export function apiError(status: number, error: string, message: string): ApiError {
  return new ApiError(status, { statusCode: status, error, message })
}

/** Creates an error of the format of queries and mutations: `{error: {type, description, …}}`. */
export function describedError(
  status: number,
  type: string,
  description: string,
  more: object = {},
): ApiError {
  return new ApiError(status, { error: { type, description, ...more } })
}

/** Creates the error of a query that cannot be evaluated. */
export function evaluationError(description: string, query: string): ApiError {
  return describedError(400, 'queryEvaluationError', description, { query })
}

/** Converts an error of an evaluation to the error of its query. */
export function toApiError(error: unknown, query: string): ApiError {
  if (error instanceof ApiError) return error
  const reason =
    error instanceof RangeError ? 'query or content is nested too deeply' : (error as Error).message
  return evaluationError(`query could not be evaluated: ${reason}`, query)
}
