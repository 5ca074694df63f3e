import type Stripe from 'stripe'
import { newId } from '../storage/objects.ts'
import type { Account } from './account.ts'
import { addCharge, addPaymentMethod, type Decline, type Payer, type PaymentMeans } from './cards.ts'

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
  }
  account.objects.add('payment_intent', intent)
  account.emit('payment_intent.created', intent)
  return intent
}

/** Attempts a payment. A declined card requires another payment method; a transfer starts processing. */
export function payIntent(
  account: Account,
  intent: Stripe.PaymentIntent,
  means: PaymentMeans,
  payer: Payer,
): { intent: Stripe.PaymentIntent; decline: Decline | null } {
  const method = addPaymentMethod(account, means, payer)
  const decline = means.kind === 'card' ? means.card.decline : null
  const status = decline ? 'failed' : means.kind === 'card' ? 'succeeded' : 'pending'
  const charge = addCharge(account, { intent, method, means, payer, status })
  account.emit(`charge.${status}`, charge)
  const base = { ...intent, latest_charge: charge.id }
  if (decline) return { decline, intent: fail(account, { ...base, payment_method: null }, method, decline) }
  if (means.kind === 'transfer') {
    const processing = account.objects.put('payment_intent', {
      ...base,
      payment_method: method.id,
      status: 'processing',
      last_payment_error: null,
    })
    account.emit('payment_intent.processing', processing)
    return { decline: null, intent: processing }
  }
  return { decline: null, intent: succeed(account, { ...base, payment_method: method.id }) }
}

function succeed(account: Account, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const paid = account.objects.put('payment_intent', {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    status: 'succeeded',
  })
  account.emit('payment_intent.succeeded', paid)
  return paid
}

function fail(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod | undefined,
  decline: Decline,
): Stripe.PaymentIntent {
  const error = {
    type: 'card_error',
    charge: intent.latest_charge,
    code: decline.code,
    decline_code: decline.declineCode,
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
  const chargeId = typeof intent.latest_charge === 'string' ? intent.latest_charge : ''
  const charge = account.objects.get('charge', chargeId)
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
  return succeeds ? succeed(account, intent) : fail(account, intent, undefined, NO_MONEY)
}
