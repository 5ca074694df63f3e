import type Stripe from 'stripe'

/** A webhook endpoint with the secret its deliveries are signed with; only the answer that makes one shows it. */
export type StoredEndpoint = Stripe.WebhookEndpoint & { secret: string }

/** What is kept, by kind: in the shapes that the SDK itself expects, so that a field left out is an error of types. */
export interface Objects {
  charge: Stripe.Charge
  'checkout.session': Stripe.Checkout.Session
  'billing_portal.session': Stripe.BillingPortal.Session
  customer: Stripe.Customer
  event: Stripe.Event
  item: Stripe.LineItem
  payment_intent: Stripe.PaymentIntent
  payment_method: Stripe.PaymentMethod
  price: Stripe.Price
  product: Stripe.Product
  refund: Stripe.Refund
  tax_rate: Stripe.TaxRate
  webhook_endpoint: StoredEndpoint
}

/** The kind of an object, as its field `object` says it. */
export type Kind = keyof Objects

/** The version of the API whose shapes are served: that of the SDK in package.json. */
export const API_VERSION = '2026-10-28.endive'

/** What the parts of the service share. */
export interface Clock {
  /** Milliseconds since 1970. */
  (): number
}

/** A moment as the API writes it: whole seconds since 1970. */
export const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000)
