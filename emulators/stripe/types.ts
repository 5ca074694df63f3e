import type Stripe from 'stripe'

/** A webhook endpoint with its signing secret; only the response that creates it shows the secret. */
export type StoredEndpoint = Stripe.WebhookEndpoint & { secret: string }

/** The stored objects by kind, typed by the SDK, so that a missing field is a type error. */
export interface Objects {
  charge: Stripe.Charge
  'checkout.session': Stripe.Checkout.Session
  'billing_portal.session': Stripe.BillingPortal.Session
  coupon: Stripe.Coupon
  customer: Stripe.Customer
  dispute: Stripe.Dispute
  event: Stripe.Event
  item: Stripe.LineItem
  payment_intent: Stripe.PaymentIntent
  payment_method: Stripe.PaymentMethod
  price: Stripe.Price
  product: Stripe.Product
  promotion_code: Stripe.PromotionCode
  refund: Stripe.Refund
  shipping_rate: Stripe.ShippingRate
  tax_rate: Stripe.TaxRate
  webhook_endpoint: StoredEndpoint
}

/** The kind of an object: the value of its field `object`. */
export type Kind = keyof Objects

/** The API version of the responses: that of the SDK in package.json. */
export const API_VERSION = '2026-10-28.endive'

/** Returns milliseconds since 1970. */
export type Clock = () => number

/** Converts milliseconds to whole seconds, as the API writes times. */
export const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000)
