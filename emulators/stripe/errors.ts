/** The error types of https://docs.stripe.com/api/errors. */
type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'

/** The fields of an error besides its message. */
interface ErrorDetails {
  /** A code for programs, https://docs.stripe.com/error-codes */
  code?: string
  /** The invalid parameter, written `line_items[0][quantity]`. */
  param?: string
  decline_code?: string
  /** The object that the error is about. */
  payment_intent?: unknown
}

/** An error for the caller, answered in Stripe's format. */
export class StripeError extends Error {
  readonly status: number
  readonly type: ErrorType
  readonly details: ErrorDetails
  /** Whether the request itself is malformed: such a response is not stored under its idempotency key. */
  readonly isMalformed: boolean

  constructor(
    status: number,
    type: ErrorType,
    message: string,
    details: ErrorDetails = {},
    isMalformed = false,
  ) {
    super(message)
    this.name = 'StripeError'
    this.status = status
    this.type = type
    this.details = details
    this.isMalformed = isMalformed
  }

  /** Returns the response body. */
  toBody(): { error: object } {
    const { code } = this.details
    // Stripe documents its own codes only.
    const documentation =
      code && !code.startsWith('emulator_')
        ? { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }
        : {}
    return { error: { type: this.type, message: this.message, ...this.details, ...documentation } }
  }
}

/** Creates the 400 for a request that cannot be carried out; it is stored under its idempotency key. */
export const invalidRequest = (message: string, details: ErrorDetails = {}): StripeError =>
  new StripeError(400, 'invalid_request_error', message, details)

/** Creates the 400 for a parameter that is missing, unknown or invalid. */
export const invalidParameter = (message: string, details: ErrorDetails = {}): StripeError =>
  new StripeError(400, 'invalid_request_error', message, details, true)

/** Creates the 400 for a parameter that is missing. */
export const missingParameter = (param: string, message = `Missing required param: ${param}.`): StripeError =>
  invalidParameter(message, { code: 'parameter_missing', param })

/** Creates the error for an unknown object: 404 when the path names it, 400 when a parameter does. */
export const missingResource = (what: string, id: string, param?: string): StripeError =>
  new StripeError(param ? 400 : 404, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param: param ?? 'id',
  })
