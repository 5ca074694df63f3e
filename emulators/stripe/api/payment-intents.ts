import type Stripe from 'stripe'
import { invalidParameter, invalidRequest, StripeError } from '../errors.ts'
import type { Call, Route } from '../http/routes.ts'
import { toId } from '../storage/objects.ts'
import { addPaymentMethod, findCard, findCardOf, type TestCard } from './cards.ts'
import { mergeMetadata } from './change-object.ts'
import { findCustomer, shippingShape, toAddress } from './customers.ts'
import { addIntent, captureIntent, releaseHold } from './intents.ts'
import { findNamed, listRoute, retrieveRoute } from './lists.ts'
import { chooseMethodTypes, methodTypesShape } from './method-types.ts'
import { currency, requireChargeable, requireRounded } from './money.ts'
import {
  address,
  email,
  flag,
  hash,
  integer,
  metadata,
  oneOf,
  type Parameter,
  readShape,
  required,
  text,
  unsettable,
  type Values,
} from './parameters.ts'
import { payIntent } from './pay-intent.ts'

type Intent = Stripe.PaymentIntent

/** What is charged by this API; transfers are for the hosted page only. */
const ACCEPTED_TYPES = ['card']

const parcelShape = hash({ ...shippingShape, carrier: text(), tracking_number: text() })

/** Where an order is shipped to; an empty value unsets it. */
const shipping: Parameter<Stripe.PaymentIntent.Shipping | null> = {
  read(value, path) {
    if (value === '') return null
    const { address, ...given } = parcelShape.read(value, path)
    return { carrier: null, phone: null, tracking_number: null, ...given, address: toAddress(address) }
  },
}

const changeable = {
  customer: text(),
  description: unsettable(),
  metadata,
  payment_method: text(),
  ...methodTypesShape,
  receipt_email: email,
  setup_future_usage: oneOf(['off_session', 'on_session']),
  shipping,
  statement_descriptor: text(22),
  statement_descriptor_suffix: text(22),
}

const confirmation = { off_session: flag, payment_method: text(), return_url: address }

const creation = {
  ...changeable,
  ...confirmation,
  amount: required(integer(1)),
  automatic_payment_methods: hash({ enabled: required(flag), allow_redirects: oneOf(['always', 'never']) }),
  capture_method: oneOf(['automatic', 'automatic_async', 'manual']),
  confirm: flag,
  currency: required(currency),
}

interface Confirmation {
  off_session?: boolean
  payment_method?: string
  return_url?: string
}

function create(call: Call): Intent {
  const given = readShape(creation, call.values)
  requireRounded(given.amount, given.currency, 'amount')
  requireChargeable(given.amount, given.currency, 'Amount')
  if (given.automatic_payment_methods && given.allowed_payment_method_types)
    throw invalidParameter(
      'You may only specify one of these parameters: allowed_payment_method_types, automatic_payment_methods.',
      { param: 'allowed_payment_method_types' },
    )
  if (!given.confirm && (given.off_session ?? given.return_url) !== undefined)
    throw invalidRequest('You cannot provide `off_session` or `return_url` without `confirm`.', {
      param: given.return_url === undefined ? 'off_session' : 'return_url',
    })
  const customer = given.customer ? findCustomer(call, given.customer, 'customer') : null
  const intent = addIntent(call.account, {
    amount: given.amount,
    currency: given.currency,
    customer: customer?.id ?? null,
    description: given.description ?? null,
    metadata: given.metadata ?? {},
    receiptEmail: given.receipt_email ?? null,
    methodTypes: chooseMethodTypes(ACCEPTED_TYPES, given),
    shipping: given.shipping ?? null,
    further: {
      allowed_payment_method_types: given.allowed_payment_method_types ?? null,
      excluded_payment_method_types: given.excluded_payment_method_types ?? null,
      automatic_payment_methods: toAutomaticMethods(given),
      capture_method: given.capture_method ?? 'automatic_async',
      setup_future_usage: given.setup_future_usage ?? null,
      statement_descriptor: given.statement_descriptor ?? null,
      statement_descriptor_suffix: given.statement_descriptor_suffix ?? null,
    },
  })
  if (given.confirm) return confirm(call, intent, given)
  return given.payment_method === undefined ? intent : chooseMethod(call, intent, given.payment_method)
}

/** Returns how an intent accepts the account's payment methods, which is the default. */
function toAutomaticMethods({
  automatic_payment_methods: { enabled, allow_redirects } = { enabled: true },
  allowed_payment_method_types: allowed,
}: Pick<Values<typeof creation>, 'automatic_payment_methods' | 'allowed_payment_method_types'>) {
  return enabled && !allowed ? { enabled, allow_redirects: allow_redirects ?? ('always' as const) } : null
}

/** Who pays when only a test card is named. */
const payerOf = (intent: Intent) => ({ email: intent.receipt_email, name: null, phone: null, address: null })

interface StoredCard {
  method: Stripe.PaymentMethod
  card: TestCard
}

/** Finds a card that is stored, or stores the test card of that name. */
function storeCard(call: Call, intent: Intent, name: string): StoredCard {
  const test = findCard(name)
  if (test)
    return {
      card: test,
      method: addPaymentMethod(call.account, { kind: 'card', card: test }, payerOf(intent)),
    }
  const method = call.account.objects.get('payment_method', name)
  const card = method && findCardOf(method)
  if (!method || !card)
    throw invalidRequest(`No such PaymentMethod: '${name}'`, {
      code: 'resource_missing',
      param: 'payment_method',
    })
  if (method.customer !== null && toId(method.customer) !== toId(intent.customer))
    throw invalidRequest(
      'The provided PaymentMethod cannot be used: it belongs to a Customer that is not the one of the PaymentIntent.',
      { param: 'payment_method' },
    )
  return { method, card }
}

function chooseMethod(call: Call, intent: Intent, name: string): Intent {
  const { method } = storeCard(call, intent, name)
  const chosen = { ...intent, payment_method: method.id, status: 'requires_confirmation' as const }
  return call.account.objects.put('payment_intent', { ...chosen, next_action: null })
}

const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action']

const RETURN_URL_REQUIRED =
  'A `return_url` must be specified because this Payment Intent is configured to automatically accept the payment methods enabled in the Dashboard, some of which may require a full page redirect to succeed. If you do not want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.'

function confirm(call: Call, intent: Intent, given: Confirmation): Intent {
  requireState(intent, OPEN, 'confirmed')
  const name = given.payment_method ?? toId(intent.payment_method) ?? undefined
  if (name === undefined) {
    throw invalidRequest(
      'You cannot confirm this PaymentIntent because it is missing a payment method. To confirm the PaymentIntent, specify a payment method with `payment_method`.',
      { code: 'payment_intent_unexpected_state' },
    )
  }
  // Cards do not redirect, but Stripe requires the address of every intent that accepts methods that do.
  if (intent.automatic_payment_methods?.allow_redirects === 'always' && given.return_url === undefined)
    throw invalidRequest(RETURN_URL_REQUIRED)
  const { method, card } = storeCard(call, intent, name)
  const { intent: tried, decline } = payIntent(
    call.account,
    intent,
    { kind: 'card', card },
    payerOf(intent),
    {
      method,
      returnUrl: given.return_url,
      isOffSession: given.off_session,
    },
  )
  if (decline) {
    throw new StripeError(402, 'card_error', decline.message, {
      code: decline.code,
      decline_code: decline.declineCode,
      payment_intent: tried,
    })
  }
  return tried
}

function requireState(intent: Intent, allowed: readonly string[], what: string): void {
  if (allowed.includes(intent.status)) return
  throw invalidRequest(
    `This PaymentIntent could not be ${what} because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${what}: ${allowed.join(', ')}.`,
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  )
}

/** What may be changed once the intent is paid. */
const ALWAYS_CHANGEABLE = ['description', 'metadata']

function update(call: Call): Intent {
  const shape = { ...changeable, amount: integer(1), currency }
  const { metadata: changes, payment_method: method, ...given } = readShape(shape, call.values)
  const before = findNamed(call, 'payment_intent')
  if (Object.keys(call.values).some((name) => !ALWAYS_CHANGEABLE.includes(name)))
    requireState(before, OPEN, 'updated')
  const { amount = before.amount, currency: code = before.currency } = given
  if (given.amount ?? given.currency) {
    requireRounded(amount, code, 'amount')
    requireChargeable(amount, code, 'Amount')
  }
  if (given.customer) findCustomer(call, given.customer, 'customer')
  const after = call.account.objects.put('payment_intent', {
    ...before,
    ...given,
    payment_method_types: chooseMethodTypes(ACCEPTED_TYPES, given),
    metadata: mergeMetadata(before.metadata, changes),
  })
  return method === undefined ? after : chooseMethod(call, after, method)
}

function capture(call: Call): Intent {
  const given = readShape({ amount_to_capture: integer(1), metadata }, call.values)
  const intent = findNamed(call, 'payment_intent')
  requireState(intent, ['requires_capture'], 'captured')
  const amount = given.amount_to_capture ?? intent.amount_capturable
  if (amount > intent.amount_capturable)
    throw invalidRequest(
      `The provided capture amount of ${amount} exceeds the capturable amount of ${intent.amount_capturable}.`,
      { code: 'amount_too_large', param: 'amount_to_capture' },
    )
  const changed = { ...intent, metadata: mergeMetadata(intent.metadata, given.metadata) }
  return captureIntent(call.account, changed, amount)
}

function cancel(call: Call): Intent {
  const { cancellation_reason: reason } = readShape(
    { cancellation_reason: oneOf(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']) },
    call.values,
  )
  const intent = findNamed(call, 'payment_intent')
  requireState(intent, [...OPEN, 'requires_capture'], 'canceled')
  releaseHold(call.account, intent)
  const canceled = call.account.objects.put('payment_intent', {
    ...intent,
    amount_capturable: 0,
    canceled_at: call.account.time(),
    cancellation_reason: reason ?? null,
    next_action: null,
    status: 'canceled',
  })
  call.account.emit('payment_intent.canceled', canceled)
  return canceled
}

export const paymentIntentRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/payment_intents', handle: create },
  listRoute('/v1/payment_intents', 'payment_intent', { customer: text() }),
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    handle(call) {
      readShape({ client_secret: text() }, call.values)
      return findNamed(call, 'payment_intent')
    },
  },
  { method: 'POST', path: '/v1/payment_intents/:id', handle: update },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    handle: (call) => confirm(call, findNamed(call, 'payment_intent'), readShape(confirmation, call.values)),
  },
  { method: 'POST', path: '/v1/payment_intents/:id/capture', handle: capture },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', handle: cancel },
  listRoute('/v1/charges', 'charge', { customer: text(), payment_intent: text() }),
  retrieveRoute('/v1/charges/:id', 'charge'),
]
