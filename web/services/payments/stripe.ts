import 'server-only'
import Stripe from 'stripe'
import { PAYMENT_EVENTS } from '#schemas/shared/payment-events.ts'
import { environment } from '#web/env.ts'
import type { PaymentFact } from '#web/lib/orders/progress.ts'
import { failure, success, type Result } from '#web/lib/result.ts'
import { factOf } from './payment-fact.ts'

/**
 * Why the payment service did not do what was asked: `unavailable` (no answer, or not now; to be tried again under the same key), `refused`
 * (another try would end the same) or `amount` (refused, because no card takes so little or so much in this currency). `reason` is for logs
 * and names nobody.
 */
export interface PaymentFault {
  kind: 'unavailable' | 'refused' | 'amount'
  reason: string
  /** Whether the payment service has failed and said so: it says the same for a day to whoever asks under the same key. */
  isKept: boolean
}

/** A page on which an order is paid. */
export interface PaymentPage {
  sessionId: string
  /** Null once it can no longer be paid there. */
  url: string | null
}

/** What is to be paid, in minor units of `currency`. */
export interface PaymentWish {
  orderId: string
  /** Counts from 1; every attempt has a key of its own, under which its page is opened once. */
  attempt: number
  number: string
  currency: string
  lines: readonly { title: string; unit: number; quantity: number }[]
  email: string
  /** The payment service's own name for whoever pays, under which cards are saved. */
  customer: string
  /** Of the page; Stripe's own page has no Arabic, so that a browser's language decides there. */
  locale: string
  /** ISO 3166 codes of where it may be sent; empty where nothing is. */
  countries: readonly string[]
  /** Seconds since 1970. */
  expiresAt: number
  paidUrl: string
  backUrl: string
}

const PATIENCE_MS = 15_000

let known: Stripe | undefined

/** The SDK, led to the service that the environment names. */
export function client(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = environment()
  const url = STRIPE_API_URL ? new URL(STRIPE_API_URL) : undefined
  known ??= new Stripe(STRIPE_SECRET_KEY, {
    telemetry: false,
    timeout: PATIENCE_MS,
    maxNetworkRetries: 2,
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === 'https:' ? 443 : 80),
      protocol: url.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  })
  return known
}

function faultOf(error: unknown): PaymentFault {
  if (!(error instanceof Stripe.errors.StripeError))
    return { kind: 'unavailable', reason: 'unknown', isKept: false }
  const reason = `${error.type} ${error.code ?? ''} ${error.statusCode ?? ''}`.trim()
  if (error.code === 'amount_too_small' || error.code === 'amount_too_large')
    return { kind: 'amount', reason, isKept: false }
  // A key that is refused is mended by the operator: the order can wait for that.
  const isLasting = error.statusCode === 400 || error.statusCode === 402 || error.statusCode === 404
  return { kind: isLasting ? 'refused' : 'unavailable', reason, isKept: (error.statusCode ?? 0) >= 500 }
}

/** Asks the payment service; what it throws becomes a value. */
export async function ask<Value>(question: () => Promise<Value>): Promise<Result<Value, PaymentFault>> {
  try {
    return success(await question())
  } catch (error) {
    return failure(faultOf(error))
  }
}

/** Whether the payment service has forgotten a customer, as its operators may have it do. */
const isCustomerGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.code === 'resource_missing' &&
  error.param === 'customer'

/**
 * Opens the page of an order: one page an attempt, however often it is asked for. Who is not known there any more pays as a guest does, under a
 * key of its own: the first one led to no page.
 */
export function openPayment(wish: PaymentWish): Promise<Result<PaymentPage, PaymentFault>> {
  const { customer, email } = wish
  const key = attemptKey(wish.orderId, wish.attempt)
  const known = { customer, saved_payment_method_options: { payment_method_save: 'enabled' as const } }
  return ask(() =>
    createSession(wish, known, key).catch((error: unknown) => {
      if (!isCustomerGone(error)) throw error
      return createSession(wish, { customer_email: email }, `${key}/guest`)
    }),
  )
}

/** The key of an attempt; the first has that of its subject alone. */
export const attemptKey = (subject: string, attempt: number): string =>
  attempt > 1 ? `${subject}/${attempt}` : subject

async function createSession(
  wish: PaymentWish,
  payer: Stripe.Checkout.SessionCreateParams,
  idempotencyKey: string,
): Promise<PaymentPage> {
  const { orderId, number, currency, lines, locale, countries } = wish
  const session = await client().checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: orderId,
      metadata: { order: orderId },
      payment_intent_data: { description: number, metadata: { order: orderId } },
      ...payer,
      locale: locale === 'zh' || locale === 'en' ? locale : 'auto',
      expires_at: wish.expiresAt,
      success_url: wish.paidUrl,
      cancel_url: wish.backUrl,
      ...(countries.length > 0 && {
        shipping_address_collection: {
          allowed_countries:
            countries as Stripe.Checkout.SessionCreateParams.ShippingAddressCollection['allowed_countries'],
        },
      }),
      line_items: lines.map(({ title, unit, quantity }) => ({
        quantity,
        price_data: { currency: currency.toLowerCase(), unit_amount: unit, product_data: { name: title } },
      })),
    },
    { idempotencyKey },
  )
  return { sessionId: session.id, url: session.url }
}

/** What became of a payment, and who it goes to where that was asked. */
export interface PaymentAnswer {
  fact: PaymentFact
  page: PaymentPage
  paymentIntentId: string | null
  shipping: { name: string; lines: string[] } | null
}

/** Reads what the payment service knows now: webhooks only say that it is worth asking. */
export function readPayment(sessionId: string): Promise<Result<PaymentAnswer, PaymentFault>> {
  return ask(async () => {
    const session = await client().checkout.sessions.retrieve(sessionId, {
      expand: ['payment_intent.latest_charge'],
    })
    const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
    return {
      fact: factOf(session, intent),
      page: { sessionId: session.id, url: session.url },
      paymentIntentId: intent?.id ?? null,
      shipping: shippingOf(session),
    }
  })
}

function shippingOf({
  collected_information: collected,
}: Stripe.Checkout.Session): PaymentAnswer['shipping'] {
  const details = collected?.shipping_details
  if (!details) return null
  const { line1, line2, city, state, postal_code: postcode, country } = details.address
  const lines = [line1, line2, city, state, postcode, country].filter((line) => line !== null && line !== '')
  return { name: details.name, lines: lines.filter((line) => line !== null) }
}

/** Ends a page that was not paid, so that it cannot be paid any more. Refused where it was paid or ended before. */
export const closePayment = (sessionId: string): Promise<Result<null, PaymentFault>> =>
  ask(async () => {
    await client().checkout.sessions.expire(sessionId)
    return null
  })

/** Checked against the SDK: a misspelled type is an error of types. */
const HANDLED: readonly Stripe.Event['type'][] = PAYMENT_EVENTS

/** What a webhook speaks of, as far as it tells whose order it is. */
interface Subject {
  metadata?: Record<string, string> | null
  payment_intent?: string | { id: string } | null
}

/**
 * The order that a webhook speaks of; null where it speaks of none, or is of a type that changes no order. A refund that was made at the
 * payment service itself names its payment only, which names the order.
 *
 * @param body as it was sent, byte for byte: it is what was signed
 * @returns `forged` for a signature that is missing, wrong, or older than five minutes; `unavailable` where the payment cannot be asked
 */
export async function readWebhook(
  body: string,
  signature: string | null,
): Promise<Result<string | null, 'forged' | 'unavailable'>> {
  let subject: Subject
  try {
    const event = client().webhooks.constructEvent(body, signature ?? '', environment().STRIPE_WEBHOOK_SECRET)
    if (!HANDLED.includes(event.type)) return success(null)
    subject = event.data.object as Subject
  } catch {
    return failure('forged')
  }
  const order = subject.metadata?.['order']
  const { payment_intent: intent } = subject
  if (order || !intent) return success(order ?? null)
  const payment = await ask(() =>
    client().paymentIntents.retrieve(typeof intent === 'string' ? intent : intent.id),
  )
  if (payment.ok) return success(payment.value.metadata['order'] ?? null)
  return payment.fault.kind === 'refused' ? success(null) : failure('unavailable')
}
