import type Stripe from 'stripe'
import { expireSession } from '../checkout/lifecycle.ts'
import { invalidParameter, invalidRequest, missingResource } from '../errors.ts'
import type { Call, Route } from '../http/routes.ts'
import { newId } from '../storage/objects.ts'
import { checkTaxLocation, newAutomaticTax } from './automatic-tax.ts'
import { mergeMetadata } from './change-object.ts'
import { couponAmount, findUsableCoupon } from './coupons.ts'
import { findCustomer } from './customers.ts'
import { completeTotals, createLineItems } from './line-items.ts'
import { findNamed, findObject, listRoute, retrieveRoute, toList } from './lists.ts'
import { chooseMethodTypes } from './method-types.ts'
import { integer, metadata, oneOf, readShape, text } from './parameters.ts'
import { couponOfCode } from './promotion-codes.ts'
import {
  checkSessionParameters,
  ONE_DAY,
  type SessionParameters,
  sessionShape,
} from './session-parameters.ts'
import { addShippingRate } from './shipping-rates.ts'

function create(call: Call): Stripe.Checkout.Session {
  const parameters = readShape(sessionShape, call.values)
  const { account } = call
  checkSessionParameters(parameters, account.time())
  const customer = parameters.customer ? findCustomer(call, parameters.customer, 'customer') : null
  checkTaxLocation(parameters, customer)
  const created = createLineItems(call, parameters.line_items ?? [])
  const discount = readDiscount(call, parameters, created.totals)
  const coupon = discount?.coupon
  const [option] = parameters.shipping_options ?? []
  const param = 'shipping_options[0][shipping_rate_data]'
  const rate = option && addShippingRate(call, option.shipping_rate_data, param)
  const shipping = rate?.fixed_amount?.amount ?? 0
  if (rate && rate.fixed_amount?.currency !== created.totals.currency)
    throw invalidRequest('The currency of the shipping rate is not that of the session.', { param })
  const off = coupon ? couponAmount(coupon, created.totals.total) : 0
  const { lines, totals } = completeTotals(created, off, shipping)
  if (parameters.currency && parameters.currency !== totals.currency)
    throw invalidRequest('The currency of the prices is not that of the session.', { param: 'currency' })
  const session = newSession(call, parameters, {
    amount_subtotal: totals.subtotal,
    amount_total: totals.total,
    currency: totals.currency,
    shipping_cost: rate
      ? { amount_subtotal: shipping, amount_tax: 0, amount_total: shipping, shipping_rate: rate.id }
      : null,
    shipping_options: rate ? [{ shipping_amount: shipping, shipping_rate: rate.id }] : [],
    discounts: discount ? [discount.stored] : [],
    total_details: {
      amount_discount: totals.discount,
      amount_shipping: totals.shipping,
      amount_tax: totals.tax,
    },
    customer: customer?.id ?? null,
  })
  account.objects.add('checkout.session', session)
  for (const line of lines) account.objects.add('item', line, session.id)
  account.intentData.set(session.id, {
    description: parameters.payment_intent_data?.description ?? null,
    metadata: parameters.payment_intent_data?.metadata ?? {},
    receiptEmail: parameters.payment_intent_data?.receipt_email ?? null,
  })
  return session
}

type SessionDiscount = NonNullable<Stripe.Checkout.Session['discounts']>[number]

/** Finds the coupon of a new session, which it names itself or by a promotion code. */
function readDiscount(
  call: Call,
  { customer, discounts = [] }: SessionParameters,
  { currency, subtotal }: { currency: string; subtotal: number },
): { coupon: Stripe.Coupon; stored: SessionDiscount } | undefined {
  const [given] = discounts
  if (!given) return undefined
  const { coupon: couponId, promotion_code: codeId } = given
  if ((couponId === undefined) === (codeId === undefined))
    throw invalidParameter('You must specify either `coupon` or `promotion_code` for each discount.', {
      param: 'discounts[0][coupon]',
    })
  if (codeId !== undefined) {
    const param = 'discounts[0][promotion_code]'
    const code = findObject(call, 'promotion_code', codeId, param)
    const coupon = couponOfCode(call, code, { customer: customer ?? null, currency, subtotal }, param)
    return { coupon, stored: { coupon: null, promotion_code: code.id } }
  }
  const coupon = findUsableCoupon(call, couponId ?? '', currency, 'discounts[0][coupon]')
  return { coupon, stored: { coupon: coupon.id, promotion_code: null } }
}

const blankDetails = (customer: Stripe.Customer | undefined): Stripe.Checkout.Session.CustomerDetails => ({
  address: null,
  business_name: null,
  email: customer?.email ?? null,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
})

type Priced = Pick<
  Stripe.Checkout.Session,
  | 'amount_subtotal'
  | 'amount_total'
  | 'currency'
  | 'customer'
  | 'discounts'
  | 'shipping_cost'
  | 'shipping_options'
  | 'total_details'
>

function newSession(
  { account }: Call,
  parameters: SessionParameters,
  priced: Priced,
): Stripe.Checkout.Session {
  const id = newId('cs_test', 58)
  const created = account.time()
  return {
    id,
    object: 'checkout.session',
    // Accounts have it on unless they turn it off: https://docs.stripe.com/payments/checkout/adaptive-pricing
    adaptive_pricing: { enabled: parameters.adaptive_pricing?.enabled ?? true },
    after_expiration: null,
    allow_promotion_codes: parameters.allow_promotion_codes ?? null,
    allowed_payment_method_types: parameters.allowed_payment_method_types ?? null,
    automatic_tax: newAutomaticTax(parameters.automatic_tax?.enabled ?? false),
    billing_address_collection: parameters.billing_address_collection ?? null,
    cancel_url: parameters.cancel_url ?? null,
    client_reference_id: parameters.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: parameters.custom_text?.after_submit ?? null,
      shipping_address: parameters.custom_text?.shipping_address ?? null,
      submit: parameters.custom_text?.submit ?? null,
      terms_of_service_acceptance: null,
    },
    customer_account: null,
    customer_creation: parameters.customer ? null : (parameters.customer_creation ?? 'if_required'),
    // Known customer details are filled in from the start.
    customer_details: priced.customer ? blankDetails(account.objects.get('customer', priced.customer)) : null,
    customer_email: parameters.customer_email ?? null,
    expires_at: parameters.expires_at ?? created + ONE_DAY,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: parameters.locale ?? null,
    managed_payments: null,
    metadata: parameters.metadata ?? {},
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: chooseMethodTypes(['card', 'customer_balance'], parameters),
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: parameters.phone_number_collection?.enabled ?? false },
    recovered_from: null,
    saved_payment_method_options: parameters.saved_payment_method_options
      ? {
          allow_redisplay_filters: ['always'],
          payment_method_remove: 'disabled',
          payment_method_save: parameters.saved_payment_method_options.payment_method_save ?? 'disabled',
        }
      : null,
    setup_intent: null,
    shipping_address_collection: parameters.shipping_address_collection
      ? {
          allowed_countries: parameters.shipping_address_collection.allowed_countries,
        }
      : null,
    status: 'open',
    submit_type: parameters.submit_type ?? null,
    subscription: null,
    success_url: parameters.success_url ?? null,
    ui_mode: 'hosted_page',
    url: `${account.origin}/c/pay/${id}`,
    wallet_options: null,
    ...priced,
  }
}

function update(call: Call): Stripe.Checkout.Session {
  const { metadata: changes } = readShape({ metadata }, call.values)
  const before = findNamed(call, 'checkout.session')
  return call.account.objects.put('checkout.session', {
    ...before,
    metadata: mergeMetadata(before.metadata, changes),
  })
}

function expire(call: Call): Stripe.Checkout.Session {
  readShape({}, call.values)
  const session = findNamed(call, 'checkout.session')
  if (session.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  }
  return expireSession(call.account, session)
}

function lines(call: Call) {
  const paging = { limit: integer(1, 100), starting_after: text(), ending_before: text() }
  const given = readShape(paging, call.values)
  const { limit = 10 } = given
  const all = call.account.objects.children('item', findNamed(call, 'checkout.session').id)
  const placeOf = (param: 'starting_after' | 'ending_before') => {
    const id = given[param]
    const place = id === undefined ? undefined : all.findIndex((line) => line.id === id)
    if (place === -1) throw missingResource('item', id ?? '', param)
    return place
  }
  const [after = -1, before] = [placeOf('starting_after'), placeOf('ending_before')]
  const rest = all.slice(after + 1, before)
  const page = before === undefined ? rest.slice(0, limit) : rest.slice(-limit)
  return toList(call.url.pathname, page, rest.length > limit)
}

const filters = {
  customer: text(),
  payment_intent: text(),
  status: oneOf(['complete', 'expired', 'open']),
}

export const sessionRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/checkout/sessions', handle: create },
  listRoute('/v1/checkout/sessions', 'checkout.session', filters),
  retrieveRoute('/v1/checkout/sessions/:id', 'checkout.session'),
  { method: 'POST', path: '/v1/checkout/sessions/:id', handle: update },
  { method: 'POST', path: '/v1/checkout/sessions/:id/expire', handle: expire },
  { method: 'GET', path: '/v1/checkout/sessions/:id/line_items', handle: lines },
]
