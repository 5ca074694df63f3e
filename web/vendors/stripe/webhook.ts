import 'server-only'
import type Stripe from 'stripe'
import { PAYMENT_EVENTS } from '#schemas/shared/payment-events.ts'
import { environment } from '#web/env.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import { callStripe, stripeClient } from './client.ts'

/** Typed by the SDK, so that a misspelled event type fails the type check. */
const HANDLED_TYPES: readonly Stripe.Event['type'][] = PAYMENT_EVENTS

/** The fields of an event's object that identify its order. */
interface EventSubject {
  id?: string
  object?: string
  metadata?: Record<string, string> | null
  payment_intent?: string | { id: string } | null
}

/** The order and the payment that an event is about. */
export interface PaymentEvent {
  orderId: string
  sessionId: string | null
  paymentIntentId: string | null
}

/** Returns the order and payment of an event's object; null if it belongs to no order of the site. */
async function toPaymentEvent(subject: EventSubject): Promise<Result<PaymentEvent | null, 'unavailable'>> {
  const { payment_intent: intent, metadata } = subject
  const sessionId = subject.object === 'checkout.session' ? (subject.id ?? null) : null
  const paymentIntentId = typeof intent === 'string' ? intent : (intent?.id ?? null)
  const named = metadata?.['order']
  if (named) return success({ orderId: named, sessionId, paymentIntentId })
  if (!paymentIntentId) return success(null)
  // A refund made in the dashboard names its payment only.
  const payment = await callStripe(() => stripeClient().paymentIntents.retrieve(paymentIntentId))
  if (!payment.ok) return payment.error.kind === 'refused' ? success(null) : failure('unavailable')
  const orderId = payment.value.metadata['order']
  return success(orderId ? { orderId, sessionId, paymentIntentId } : null)
}

/**
 * Verifies a webhook and returns its order and payment; null if it changes no order.
 *
 * @param body the exact bytes that were signed
 * @returns `forged` if the signature is missing, wrong or older than five minutes; `unavailable` if the payment cannot be read
 */
export async function readWebhook(
  body: string,
  signature: string | null,
): Promise<Result<PaymentEvent | null, 'forged' | 'unavailable'>> {
  let event: Stripe.Event
  try {
    event = stripeClient().webhooks.constructEvent(body, signature ?? '', environment().STRIPE_WEBHOOK_SECRET)
  } catch {
    return failure('forged')
  }
  return HANDLED_TYPES.includes(event.type) ? toPaymentEvent(event.data.object) : success(null)
}
