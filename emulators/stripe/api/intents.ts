import type Stripe from 'stripe'
import { newId, toId } from '../storage/objects.ts'
import type { Account } from './account.ts'
import { addCharge, type Decline, type Payer, type PaymentMeans } from './cards.ts'
import { addDispute } from './disputes.ts'
import { saveCard } from './saved-cards.ts'

/** The parameters of a new payment intent. */
interface NewIntent {
  amount: number
  currency: string
  customer: string | null
  description: string | null
  metadata: Stripe.Metadata
  receiptEmail: string | null
  methodTypes: string[]
  shipping: Stripe.PaymentIntent.Shipping | null
  further?: Partial<
    Pick<
      Stripe.PaymentIntent,
      | 'allowed_payment_method_types'
      | 'automatic_payment_methods'
      | 'capture_method'
      | 'excluded_payment_method_types'
      | 'setup_future_usage'
      | 'statement_descriptor'
      | 'statement_descriptor_suffix'
    >
  >
}

/** Creates an intent that requires a payment method and emits its event. */
export function addIntent(account: Account, given: NewIntent): Stripe.PaymentIntent {
  const id = newId('pi')
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: given.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    confirmation_method: 'automatic',
    created: account.time(),
    currency: given.currency,
    customer: given.customer,
    customer_account: null,
    description: given.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: given.methodTypes,
    payment_record: null,
    processing: null,
    receipt_email: given.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: given.shipping,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
    ...given.further,
  }
  account.objects.add('payment_intent', intent)
  account.emit('payment_intent.created', intent)
  return intent
}

/** A payment attempt: the means, and why the bank declines it. */
interface Attempt {
  method: Stripe.PaymentMethod
  means: PaymentMeans
  payer: Payer
  decline: Decline | null
}

/** The intent after an attempt, and why it was declined. */
export interface Attempted {
  intent: Stripe.PaymentIntent
  decline: Decline | null
}

/**
 * Charges a payment method. A declined card requires another one; a transfer starts processing; a card of an intent with manual capture
 * holds the amount.
 */
export function chargeIntent(account: Account, intent: Stripe.PaymentIntent, attempt: Attempt): Attempted {
  const { method, means, decline } = attempt
  const status = decline ? 'failed' : means.kind === 'card' ? 'succeeded' : 'pending'
  const captured = status === 'succeeded' && intent.capture_method !== 'manual'
  const charge = addCharge(account, { intent, ...attempt, status, captured })
  account.emit(`charge.${status}`, charge)
  const base = { ...intent, latest_charge: charge.id, next_action: null }
  if (decline)
    return { decline, intent: failIntent(account, { ...base, payment_method: null }, method, decline) }
  const after: Stripe.PaymentIntent = { ...base, payment_method: method.id, last_payment_error: null }
  if (means.kind === 'transfer') {
    const processing = account.objects.put('payment_intent', { ...after, status: 'processing' })
    account.emit('payment_intent.processing', processing)
    return { decline, intent: processing }
  }
  const customer = toId(intent.customer)
  if (intent.setup_future_usage && customer) saveCard(account, method.id, customer)
  if (!captured) return { decline, intent: hold(account, after) }
  const paid = succeed(account, after)
  if (means.card.isDisputed) addDispute(account, charge)
  return { decline, intent: paid }
}

function hold(account: Account, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const held = account.objects.put('payment_intent', {
    ...intent,
    amount_capturable: intent.amount,
    status: 'requires_capture',
  })
  account.emit('payment_intent.amount_capturable_updated', held)
  return held
}

/** Takes an amount that is held; the rest is released. */
export function captureIntent(
  account: Account,
  intent: Stripe.PaymentIntent,
  amount: number,
): Stripe.PaymentIntent {
  const charge = account.objects.get('charge', intent.latest_charge)
  if (charge) {
    const captured = account.objects.put('charge', {
      ...charge,
      captured: true,
      amount_captured: amount,
      amount_refunded: charge.amount - amount,
    })
    account.emit('charge.captured', captured)
  }
  return succeed(account, intent, amount)
}

/** Releases an amount that is held. */
export function releaseHold(account: Account, intent: Stripe.PaymentIntent): void {
  const charge = account.objects.get('charge', intent.latest_charge)
  if (intent.status !== 'requires_capture' || !charge) return
  const released = { ...charge, amount_refunded: charge.amount, refunded: true }
  account.emit('charge.refunded', account.objects.put('charge', released))
}

function succeed(
  account: Account,
  intent: Stripe.PaymentIntent,
  amount = intent.amount,
): Stripe.PaymentIntent {
  const paid = account.objects.put('payment_intent', {
    ...intent,
    amount_capturable: 0,
    amount_received: amount,
    last_payment_error: null,
    status: 'succeeded',
  })
  account.emit('payment_intent.succeeded', paid)
  return paid
}

/** Records that a payment failed; the intent requires another payment method. */
export function failIntent(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod | undefined,
  decline: Decline,
): Stripe.PaymentIntent {
  const error = {
    type: 'card_error',
    charge: intent.latest_charge,
    code: decline.code,
    ...(decline.declineCode && { decline_code: decline.declineCode }),
    doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll('_', '-')}`,
    message: decline.message,
    ...(method ? { payment_method: method } : {}),
  } as unknown as Stripe.PaymentIntent.LastPaymentError
  const failed = account.objects.put('payment_intent', {
    ...intent,
    last_payment_error: error,
    status: 'requires_payment_method',
  })
  account.emit('payment_intent.payment_failed', failed)
  return failed
}

const NO_MONEY: Decline = {
  code: 'payment_intent_payment_attempt_failed',
  declineCode: 'generic_decline',
  message: 'The payment failed: the bank sent no money.',
}

/** Applies the bank's final response to a transfer. */
export function settleIntent(
  account: Account,
  intent: Stripe.PaymentIntent,
  succeeds: boolean,
): Stripe.PaymentIntent {
  const charge = account.objects.get('charge', intent.latest_charge)
  if (charge) {
    const settled = account.objects.put('charge', {
      ...charge,
      amount_captured: succeeds ? charge.amount : 0,
      captured: succeeds,
      paid: succeeds,
      status: succeeds ? 'succeeded' : 'failed',
      failure_code: succeeds ? null : NO_MONEY.code,
      failure_message: succeeds ? null : NO_MONEY.message,
    })
    account.emit(succeeds ? 'charge.succeeded' : 'charge.failed', settled)
  }
  return succeeds ? succeed(account, intent) : failIntent(account, intent, undefined, NO_MONEY)
}
