import 'server-only'
import Stripe from 'stripe'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { environment } from '#web/env.ts'
import { logError } from '#web/lib/log-error.ts'
import { failure, type Result, success } from '#web/lib/result.ts'

/**
 * Why a Stripe request failed: `unavailable` (no answer or a temporary error; retry under the same key), `refused` (a retry fails the same
 * way) or `amount` (too small or too large for the currency). `reason` is for logs and holds no personal data.
 */
export interface PaymentError {
  kind: 'unavailable' | 'refused' | 'amount'
  reason: string
  /** Whether Stripe answered with a server error, which it repeats for a day under the same idempotency key. */
  isErrorCached: boolean
  /** Whether Stripe repeated an earlier answer: requests under this key have no further effect. */
  isReplayed: boolean
}

const TIMEOUT_MS = 15_000

let cachedClient: Stripe | undefined

/** Returns the Stripe client for the API that the environment names. */
export function stripeClient(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = environment()
  const url = STRIPE_API_URL ? new URL(STRIPE_API_URL) : undefined
  cachedClient ??= new Stripe(STRIPE_SECRET_KEY, {
    telemetry: false,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === 'https:' ? 443 : 80),
      protocol: url.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  })
  return cachedClient
}

function toPaymentError(error: unknown): PaymentError {
  if (!(error instanceof Stripe.errors.StripeError))
    return { kind: 'unavailable', reason: 'unknown', isErrorCached: false, isReplayed: false }
  const reason = `${error.type} ${error.code ?? ''} ${error.statusCode ?? ''}`.trim()
  const isReplayed = error.headers?.['idempotent-replayed'] === 'true'
  if (error.code === 'amount_too_small' || error.code === 'amount_too_large')
    return { kind: 'amount', reason, isErrorCached: false, isReplayed }
  // An invalid API key counts as unavailable: the operator can fix it, and orders wait.
  const isLasting = error.statusCode === 400 || error.statusCode === 402 || error.statusCode === 404
  const kind = isLasting ? 'refused' : 'unavailable'
  return { kind, reason, isErrorCached: (error.statusCode ?? 0) >= 500, isReplayed }
}

/** Runs a Stripe request and returns its error as a value. Logs outages, wrong keys and bugs. */
export async function callStripe<Value>(request: () => Promise<Value>): Promise<Result<Value, PaymentError>> {
  try {
    return success(await request())
  } catch (error) {
    const failed = toPaymentError(error)
    // What Stripe refuses is an answer that callers expect, such as that a session was paid before it was expired.
    if (failed.kind === 'unavailable') logError('Stripe could not be used.', error)
    return failure(failed)
  }
}

/** Returns the locale of Stripe's pages. They have no Arabic; `auto` follows the browser, or the customer's preferred locales. */
export const stripeLocale = (locale: LocaleId): 'zh' | 'en' | 'auto' => (locale === 'ar' ? 'auto' : locale)

/** Returns the idempotency key of an attempt. The first attempt uses the subject alone. */
export const attemptKey = (subject: string, attempt: number): string =>
  attempt > 1 ? `${subject}/${attempt}` : subject
