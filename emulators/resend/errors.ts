/** The error names of https://resend.com/docs/api-reference/errors. */
type ErrorName =
  | 'invalid_idempotency_key'
  | 'validation_error'
  | 'missing_api_key'
  | 'not_found'
  | 'method_not_allowed'
  | 'invalid_idempotent_request'
  | 'invalid_attachment'
  | 'missing_required_field'
  | 'rate_limit_exceeded'
  | 'application_error'
  | 'internal_server_error'

/** An error for the caller, answered in Resend's format. */
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
