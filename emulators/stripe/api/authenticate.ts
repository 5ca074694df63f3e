import { isSameSecret } from '../../shared/secrets.ts'
import { StripeError } from '../errors.ts'

/** Throws a 401 for a request without the secret key, as a bearer token or as the user name of basic authentication. */
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
  if (!isSameSecret(given, secretKey)) {
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

/** Returns the API version that a request asks for. Throws a 400 for an invalid one. */
export function readVersion(request: Request, standard: string): string {
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
