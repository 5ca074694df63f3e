import { isSameSecret } from '../../shared/secrets.ts'
import { invalidParameter, StripeError } from '../errors.ts'

/** Throws a 401 for a request without the secret key, as a bearer token or as the user name of basic authentication. */
export function authenticate(request: Request, secretKey: string): void {
  const [, scheme = '', value = ''] = /^(\w+)\s+(\S+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  const given = /^basic$/i.test(scheme)
    ? (Buffer.from(value, 'base64').toString().split(':')[0] ?? '')
    : value
  if (given === '')
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    )
  if (!isSameSecret(given, secretKey))
    throw unauthorized(`Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(12)}${given.slice(-4)}`)
}

const unauthorized = (message: string) => new StripeError(401, 'invalid_request_error', message, {}, true)

const VERSION = /^\d{4}-\d{2}-\d{2}(?:\.[a-z]+)?$/

/** Returns the API version that a request asks for. Throws a 400 for an invalid one. */
export function readVersion(request: Request, standard: string): string {
  const requested = request.headers.get('stripe-version') ?? standard
  if (!VERSION.test(requested))
    throw invalidParameter(`Invalid Stripe API version: ${requested.slice(0, 40)}`)
  return requested
}
