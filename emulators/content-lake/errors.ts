/** An error that a caller of the API caused or must know of, answered in Sanity's shape. */
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

/** The plain shape: `{statusCode, error, message}`. */
export function apiError(status: number, error: string, message: string): ApiError {
  return new ApiError(status, { statusCode: status, error, message })
}

/** The shape of query and mutation errors: `{error: {type, description, …}}`. */
export function describedError(
  status: number,
  type: string,
  description: string,
  more: object = {},
): ApiError {
  return new ApiError(status, { error: { type, description, ...more } })
}
