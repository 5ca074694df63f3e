/** The kinds of errors, as https://docs.stripe.com/api/errors lists them. */
export type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'

/** What an error tells beside its message. */
export interface ErrorDetails {
  /** A short name that programs act on, https://docs.stripe.com/error-codes */
  code?: string
  /** The parameter at fault, written `line_items[0][quantity]`. */
  param?: string
  decline_code?: string
  /** The object that the error is about, whole. */
  payment_intent?: unknown
}

/** An error that a caller caused or must know of, answered in Stripe's shape. */
export class StripeError extends Error {
  readonly status: number
  readonly type: ErrorType
  readonly details: ErrorDetails
  /** Whether the fault lies in the request as it was written: such an answer is not kept under its idempotency key. */
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

  /** The body of the answer. */
  toBody(): { error: object } {
    const { code } = this.details
    const documentation = code
      ? { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }
      : {}
    return { error: { type: this.type, message: this.message, ...this.details, ...documentation } }
  }
}

/** A request that cannot be carried out: 400, and kept under its idempotency key. */
export const refusal = (message: string, details: ErrorDetails = {}): StripeError =>
  new StripeError(400, 'invalid_request_error', message, details)

/** A parameter that is missing, unknown or of a wrong kind: 400. */
export const malformed = (message: string, details: ErrorDetails): StripeError =>
  new StripeError(400, 'invalid_request_error', message, details, true)

/** An object that is not there: 404 where the address names it, 400 where a parameter does. */
export const noSuch = (what: string, id: string, param?: string): StripeError =>
  new StripeError(param ? 400 : 404, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param: param ?? 'id',
  })
