import 'server-only'
import type { LocaleId } from '#schemas/shared/locales.ts'
import type { Result } from '#web/lib/result.ts'
import { attemptKey, callStripe, type PaymentError, stripeClient, stripeLocale } from './client.ts'

/**
 * Creates a customer at Stripe, once per attempt, and returns its id.
 *
 * @param attempt counts from 1
 */
export const createPaymentCustomer = (
  { uid, email }: { uid: string; email: string },
  attempt: number,
): Promise<Result<string, PaymentError>> =>
  callStripe(async () => {
    const key = { idempotencyKey: attemptKey(`customer/${uid}`, attempt) }
    return (await stripeClient().customers.create({ email, metadata: { account: uid } }, key)).id
  })

/** Display names of brands. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** A page waits for the answer, so it fails fast if Stripe is slow. */
const FAST_REQUEST = { timeout: 4_000, maxNetworkRetries: 0 }

/** Returns at most ten cards that a customer saved at checkout, newest first. Stripe keeps their numbers. Does not retry. */
export const readSavedCards = (customer: string) =>
  callStripe(async () => {
    const wanted = { type: 'card', limit: 10 } as const
    const { data } = await stripeClient().customers.listPaymentMethods(customer, wanted, FAST_REQUEST)
    return data.flatMap(({ id, card }) => {
      if (!card) return []
      const { brand, last4, exp_year: year, exp_month: month } = card
      return [
        { id, brand: BRANDS[brand] ?? brand, last4, validUntil: `${year}-${String(month).padStart(2, '0')}` },
      ]
    })
  })

/**
 * Creates a session of Stripe's customer portal and returns its URL. The URL gives access without sign-in for a short time.
 *
 * @param returnUrl where the portal's back link leads
 */
export const createPortalSession = (
  customer: string,
  locale: LocaleId,
  returnUrl: string,
): Promise<Result<string, PaymentError>> =>
  callStripe(async () => {
    // With the locale `auto` the portal follows the customer's preferred locales.
    await stripeClient().customers.update(customer, { preferred_locales: [locale] }, FAST_REQUEST)
    const session = await stripeClient().billingPortal.sessions.create(
      { customer, locale: stripeLocale(locale), return_url: returnUrl },
      FAST_REQUEST,
    )
    return session.url
  })

/** Where the orders of a customer are shipped to. `postcode`, `state` and `line2` may be empty. */
export interface PaymentShipping {
  name: string
  line1: string
  line2: string
  city: string
  state: string
  postcode: string
  /** ISO 3166 code. */
  country: string
}

/** Changes a customer at Stripe. Returns false if Stripe does not respond; one that Stripe does not know has nothing to change. */
async function changeCustomer(request: () => Promise<unknown>): Promise<boolean> {
  const changed = await callStripe(request)
  return changed.ok || changed.error.kind !== 'unavailable'
}

/** Sets the address with which Stripe starts the checkout page; null removes it. Does not retry. Returns false if Stripe does not respond. */
export const setPaymentShipping = (customer: string, shipping: PaymentShipping | null): Promise<boolean> =>
  changeCustomer(() => {
    const toStripe = ({ name, postcode, line1, line2, city, state, country }: PaymentShipping) => ({
      name,
      address: { line1, line2, city, state, postal_code: postcode, country },
    })
    const fields = { shipping: shipping ? toStripe(shipping) : ('' as const) }
    return stripeClient().customers.update(customer, fields, FAST_REQUEST)
  })

/** Sets the address that Stripe's pages show and mail receipts to. Does not retry. Returns false if Stripe does not respond. */
export const setPaymentEmail = (customer: string, email: string): Promise<boolean> =>
  changeCustomer(() => stripeClient().customers.update(customer, { email }, FAST_REQUEST))

/**
 * Deletes a customer at Stripe with saved cards, name and address. Payments stay, as the law requires. Returns false if Stripe does not
 * respond.
 */
export const deletePaymentCustomer = (customer: string): Promise<boolean> =>
  changeCustomer(() => stripeClient().customers.del(customer))
