import type Stripe from 'stripe'
import { invalidRequest, StripeError } from '../errors.ts'
import type { Call, Route } from '../http/routes.ts'
import { TEST_CARDS } from './cards.ts'
import { findCustomer, mergeMetadata } from './customers.ts'
import { addIntent, payIntent } from './intents.ts'
import { findObject, listObjects } from './lists.ts'
import { currency, requireChargeable, requireRounded } from './money.ts'
import {
  email,
  flag,
  hash,
  integer,
  listOf,
  metadata,
  oneOf,
  readShape,
  required,
  text,
  unsettable,
} from './parameters.ts'

const changeable = { description: unsettable(), metadata, receipt_email: email }
const confirmation = { payment_method: text(), return_url: text() }

const creation = {
  ...changeable,
  ...confirmation,
  amount: required(integer(1)),
  automatic_payment_methods: hash({ enabled: required(flag), allow_redirects: oneOf(['always', 'never']) }),
  confirm: flag,
  currency: required(currency),
  customer: text(),
  payment_method_types: listOf(text()),
}

function create(call: Call): Stripe.PaymentIntent {
  const given = readShape(creation, call.values)
  requireRounded(given.amount, given.currency, 'amount')
  requireChargeable(given.amount, given.currency, 'Amount')
  const customer = given.customer ? findCustomer(call, given.customer, 'customer') : null
  const intent = addIntent(call.account, {
    amount: given.amount,
    currency: given.currency,
    customer: customer?.id ?? null,
    description: given.description ?? null,
    metadata: given.metadata ?? {},
    receiptEmail: given.receipt_email ?? null,
    methodTypes: given.payment_method_types ?? ['card'],
    shipping: null,
  })
  return given.confirm ? confirm(call, intent, given.payment_method) : intent
}

function confirm(call: Call, intent: Stripe.PaymentIntent, name: string | undefined): Stripe.PaymentIntent {
  requireState(intent, ['requires_payment_method', 'requires_confirmation'], 'confirmed')
  if (name === undefined) {
    throw invalidRequest(
      'You cannot confirm this PaymentIntent because it is missing a payment method. To confirm the PaymentIntent, specify a payment method with `payment_method`.',
      { code: 'payment_intent_unexpected_state' },
    )
  }
  const card = TEST_CARDS[name]
  if (!card)
    throw invalidRequest(`No such PaymentMethod: '${name}'`, {
      code: 'resource_missing',
      param: 'payment_method',
    })
  const payer = { email: intent.receipt_email, name: null, phone: null, address: null }
  const { intent: tried, decline } = payIntent(call.account, intent, { kind: 'card', card }, payer)
  if (decline) {
    throw new StripeError(402, 'card_error', decline.message, {
      code: decline.code,
      decline_code: decline.declineCode,
      payment_intent: tried,
    })
  }
  return tried
}

function requireState(intent: Stripe.PaymentIntent, allowed: readonly string[], what: string): void {
  if (allowed.includes(intent.status)) return
  throw invalidRequest(
    `This PaymentIntent could not be ${what} because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${what}: ${allowed.join(', ')}.`,
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  )
}

const named = (call: Call) => findObject(call, 'payment_intent', call.params['id'] ?? '')

function update(call: Call): Stripe.PaymentIntent {
  const { metadata: changes, ...given } = readShape(changeable, call.values)
  const before = named(call)
  return call.account.objects.put('payment_intent', {
    ...before,
    ...given,
    metadata: mergeMetadata(before.metadata, changes),
  })
}

function cancel(call: Call): Stripe.PaymentIntent {
  const { cancellation_reason: reason } = readShape(
    { cancellation_reason: oneOf(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']) },
    call.values,
  )
  const intent = named(call)
  requireState(intent, ['requires_payment_method', 'requires_confirmation', 'requires_action'], 'canceled')
  const canceled = call.account.objects.put('payment_intent', {
    ...intent,
    canceled_at: call.account.time(),
    cancellation_reason: reason ?? null,
    status: 'canceled',
  })
  call.account.emit('payment_intent.canceled', canceled)
  return canceled
}

export const paymentIntentRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/payment_intents', handle: create },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    handle: (call) => listObjects(call, 'payment_intent', { customer: text() }),
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    handle(call) {
      readShape({ client_secret: text() }, call.values)
      return named(call)
    },
  },
  { method: 'POST', path: '/v1/payment_intents/:id', handle: update },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    handle: (call) => confirm(call, named(call), readShape(confirmation, call.values).payment_method),
  },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', handle: cancel },
  {
    method: 'GET',
    path: '/v1/charges',
    handle: (call) => listObjects(call, 'charge', { customer: text(), payment_intent: text() }),
  },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    handle(call) {
      readShape({}, call.values)
      return findObject(call, 'charge', call.params['id'] ?? '')
    },
  },
]
