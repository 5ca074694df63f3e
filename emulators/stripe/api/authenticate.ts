import { createHash, timingSafeEqual } from 'node:crypto'
import { StripeError } from '../errors.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Throws a 401 for a request without the account's secret key, as a bearer or as the name of basic authentication. */
export function authenticate(request: Request, secretKey: string): void {
  const [, scheme = '', value = ''] = /^(\w+)\s+(\S+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  const given = /^basic$/i.test(scheme)
    ? (Buffer.from(value, 'base64').toString().split(':')[0] ?? '')
    : value
  if (given === '') {
    throw new StripeError(
      401,
      'invalid_request_error',
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
      {},
      true,
    )
  }
  if (!timingSafeEqual(digest(given), digest(secretKey))) {
    throw new StripeError(
      401,
      'invalid_request_error',
      `Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(12)}${given.slice(-4)}`,
      {},
      true,
    )
  }
}

const VERSION = /^\d{4}-\d{2}-\d{2}(?:\.[a-z]+)?$/

/** The version of the API that a request asks for. Throws a 400 for what is none. */
export function versionOf(request: Request, standard: string): string {
  const asked = request.headers.get('stripe-version') ?? standard
  if (!VERSION.test(asked))
    throw new StripeError(
      400,
      'invalid_request_error',
      `Invalid Stripe API version: ${asked.slice(0, 40)}`,
      {},
      true,
    )
  return asked
}
