import 'server-only'
import Stripe from 'stripe'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { environment } from '#web/env.ts'
import type { Result } from '#web/lib/result.ts'
import { attemptKey, callStripe, type PaymentError, stripeClient, stripeLocale } from './client.ts'
import type { PaymentShipping } from './customers.ts'
import { type PaymentStatus, toPaymentStatus } from './payment-status.ts'

/** The checkout session of an order. */
export interface CheckoutSession {
  sessionId: string
  /** Null once it can no longer be paid. */
  url: string | null
}

/** A line item of a checkout session. */
export interface SessionLine {
  title: string
  unit: number
  quantity: number
  /** By which the tax of the line is read again, and Stripe's code of how it is taxed; missing without Stripe Tax. */
  key?: string
  taxCode?: string | null | undefined
}

/** What a checkout session is created from; amounts in minor units of `currency`. */
export interface CheckoutSessionRequest {
  orderId: string
  /** Counts from 1. Each attempt has its own idempotency key, under which one session is created. */
  attempt: number
  number: string
  currency: string
  lines: readonly SessionLine[]
  /** How Stripe Tax understands the prices; null if it is not used. */
  taxBehavior: 'exclusive' | 'inclusive' | null
  /** What is taken off the sum of the lines; null for nothing. Stripe cuts the title after 40 characters. */
  discount: { title: string; amount: number } | null
  email: string
  /** The customer's id at Stripe. */
  customer: string
  /** Language of the session. Stripe has no Arabic checkout, so the browser's language applies there. */
  locale: LocaleId
  /** What is added for delivery; null if the shop has no delivery methods or nothing is shipped. */
  delivery: {
    title: string
    amount: number
    minDays: number
    maxDays: number
    taxCode?: string | null | undefined
  } | null
  /** ISO 3166 codes of countries to ship to; empty if nothing is shipped. */
  countries: readonly string[]
  /** Seconds since 1970. */
  expiresAt: number
  paidUrl: string
  backUrl: string
  /** A copy of the order for the session's metadata, from which the order can be recreated. */
  orderCopy: Readonly<Record<string, string>>
}

/** Returns whether a customer was deleted at Stripe, for example in the dashboard. */
const isCustomerGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.code === 'resource_missing' &&
  error.param === 'customer'

/**
 * Creates the checkout session of an order, once per attempt. A customer who was deleted at Stripe pays as a guest, under a separate
 * idempotency key.
 */
export function createCheckoutSession(
  request: CheckoutSessionRequest,
): Promise<Result<CheckoutSession, PaymentError>> {
  const { customer, email, taxBehavior, countries } = request
  const key = attemptKey(request.orderId, request.attempt)
  const knownCustomer = {
    customer,
    saved_payment_method_options: { payment_method_save: 'enabled' as const },
    // Stripe Tax takes the address of a known customer only if it may save it.
    ...(taxBehavior && {
      customer_update: countries.length > 0 ? { shipping: 'auto' as const } : { address: 'auto' as const },
    }),
  }
  return callStripe(async () => {
    const discounts = await createCoupon(request, key)
    return requestSession(request, { ...knownCustomer, ...discounts }, key).catch((error: unknown) => {
      if (!isCustomerGone(error)) throw error
      return requestSession(request, { customer_email: email, ...discounts }, `${key}/guest`)
    })
  })
}

/** Stripe's limit for the name of a coupon, in characters. */
export const COUPON_NAME_LENGTH = 40

/** Creates the coupon of an order, because line items cannot be negative. It can be redeemed once. */
async function createCoupon(
  { discount, currency }: CheckoutSessionRequest,
  key: string,
): Promise<Pick<Stripe.Checkout.SessionCreateParams, 'discounts'>> {
  if (!discount) return {}
  const coupon = await stripeClient().coupons.create(
    {
      amount_off: discount.amount,
      currency: currency.toLowerCase(),
      duration: 'once',
      max_redemptions: 1,
      // Stripe refuses longer names, and nothing may keep a customer from paying.
      name: discount.title.slice(0, COUPON_NAME_LENGTH),
    },
    { idempotencyKey: `${key}/coupon` },
  )
  return { discounts: [{ coupon: coupon.id }] }
}

async function requestSession(
  request: CheckoutSessionRequest,
  payer: Stripe.Checkout.SessionCreateParams,
  idempotencyKey: string,
): Promise<CheckoutSession> {
  const { orderId, number, currency, lines, locale, countries, delivery, taxBehavior } = request
  const session = await stripeClient().checkout.sessions.create(
    {
      mode: 'payment',
      // Payment and refunds stay in the order's currency, which the shopper chose, whatever the account's setting is.
      adaptive_pricing: { enabled: false },
      client_reference_id: orderId,
      metadata: { ...request.orderCopy, order: orderId },
      payment_intent_data: { description: number, metadata: { order: orderId } },
      ...payer,
      locale: stripeLocale(locale),
      expires_at: request.expiresAt,
      success_url: request.paidUrl,
      cancel_url: request.backUrl,
      ...(countries.length > 0 && {
        shipping_address_collection: {
          allowed_countries:
            countries as Stripe.Checkout.SessionCreateParams.ShippingAddressCollection['allowed_countries'],
        },
      }),
      ...(delivery && { shipping_options: [toShippingOption(delivery, currency, taxBehavior)] }),
      ...(taxBehavior && { automatic_tax: { enabled: true } }),
      line_items: lines.map(({ key, title, unit, quantity, taxCode }) => ({
        quantity,
        ...(key && { metadata: { line: key } }),
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: unit,
          ...(taxBehavior && { tax_behavior: taxBehavior }),
          product_data: { name: title, ...(taxCode && { tax_code: taxCode }) },
        },
      })),
    },
    { idempotencyKey },
  )
  return { sessionId: session.id, url: session.url }
}

/** Returns the delivery that the shopper chose in the cart. Stripe adds it to the line items; coupons do not reduce it. */
const toShippingOption = (
  { title, amount, minDays, maxDays, taxCode }: NonNullable<CheckoutSessionRequest['delivery']>,
  currency: string,
  taxBehavior: CheckoutSessionRequest['taxBehavior'],
): Stripe.Checkout.SessionCreateParams.ShippingOption => ({
  shipping_rate_data: {
    type: 'fixed_amount',
    display_name: title,
    fixed_amount: { amount, currency: currency.toLowerCase() },
    ...(taxBehavior && { tax_behavior: taxBehavior }),
    ...(taxCode && { tax_code: taxCode }),
    delivery_estimate: {
      minimum: { unit: 'business_day', value: minDays },
      maximum: { unit: 'business_day', value: maxDays },
    },
  },
})

/** A payment with its checkout session and, for physical products, the shipping address. */
export interface Payment {
  status: PaymentStatus
  session: CheckoutSession
  paymentIntentId: string | null
  shipping: (PaymentShipping & { lines: string[] }) | null
  /** The session's metadata: the order's id and copy. */
  metadata: Readonly<Record<string, string>>
  /** Whether the session belongs to an order of this site. */
  isOwn: boolean
}

/** Returns whether a session belongs to this site. Other sites may share the Stripe account. */
export const isOwnSession = ({ success_url: successUrl }: Stripe.Checkout.Session): boolean =>
  successUrl?.startsWith(`${environment().SITE_URL}/`) ?? false

/** Reads the current payment of a session. Webhooks only trigger this read; their content is not trusted. */
export function readPayment(sessionId: string): Promise<Result<Payment, PaymentError>> {
  return callStripe(async () => {
    const session = await stripeClient().checkout.sessions.retrieve(sessionId, {
      expand: ['payment_intent.latest_charge'],
    })
    const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
    return {
      status: toPaymentStatus(session, intent),
      session: { sessionId: session.id, url: session.url },
      paymentIntentId: intent?.id ?? null,
      shipping: toShipping(session),
      metadata: session.metadata ?? {},
      isOwn: isOwnSession(session),
    }
  })
}

function toShipping({ collected_information: collected }: Stripe.Checkout.Session): Payment['shipping'] {
  const details = collected?.shipping_details
  if (!details) return null
  const { address } = details
  const parts = {
    line1: address.line1 ?? '',
    line2: address.line2 ?? '',
    city: address.city ?? '',
    state: address.state ?? '',
    postcode: address.postal_code ?? '',
    country: address.country ?? '',
  }
  return { name: details.name, ...parts, lines: Object.values(parts).filter((line) => line !== '') }
}

/** Expires an unpaid checkout session. Stripe refuses if it was paid or has expired. */
export const expireCheckoutSession = (sessionId: string): Promise<Result<null, PaymentError>> =>
  callStripe(async () => {
    await stripeClient().checkout.sessions.expire(sessionId)
    return null
  })
