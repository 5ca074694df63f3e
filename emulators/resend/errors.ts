/** The names of errors that the API answers with, as https://resend.com/docs/api-reference/errors lists them. */
export type ErrorName =
  | 'invalid_idempotency_key'
  | 'validation_error'
  | 'missing_api_key'
  | 'invalid_api_key'
  | 'not_found'
  | 'method_not_allowed'
  | 'invalid_idempotent_request'
  | 'invalid_attachment'
  | 'missing_required_field'
  | 'rate_limit_exceeded'
  | 'application_error'
  | 'internal_server_error'

/** An error that a caller caused or must know of, answered in Resend's shape. */
export class MailError extends Error {
  readonly status: number
  readonly code: ErrorName
  readonly headers: Record<string, string>

  constructor(status: number, code: ErrorName, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.name = 'MailError'
    this.status = status
    this.code = code
    this.headers = headers
  }

  toResponse(): Response {
    const { status, code: name, message, headers } = this
    return Response.json({ statusCode: status, name, message }, { status, headers })
  }
}
