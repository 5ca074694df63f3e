import type Stripe from 'stripe'
import { TEST_CARDS, type Means } from '../api/cards.ts'
import { addressOf } from '../api/customers.ts'
import { testCardOf } from '../api/saved-cards.ts'
import type { Details } from './lifecycle.ts'
import type { Texts } from './texts.ts'

const FIELDS = ['email', 'name', 'phone', 'line1', 'line2', 'city', 'postalCode', 'country'] as const

/** A field that a person fills in. */
export type FieldName = (typeof FIELDS)[number]
/** The fields as they stand. */
export type Filled = Record<FieldName, string>

/** The fields as the session knows them so far. */
export function filledFrom(session: Stripe.Checkout.Session, customer: Stripe.Customer | undefined): Filled {
  const details = session.customer_details
  const address = details?.address
  return {
    email: details?.email ?? session.customer_email ?? customer?.email ?? '',
    name: details?.name ?? customer?.name ?? '',
    phone: details?.phone ?? customer?.phone ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    city: address?.city ?? '',
    postalCode: address?.postal_code ?? '',
    country: address?.country ?? '',
  }
}

/** The fields as a form brought them. */
export const filledBy = (form: URLSearchParams): Filled =>
  Object.fromEntries(FIELDS.map((name) => [name, (form.get(name) ?? '').trim().slice(0, 200)])) as Filled

/** What is wrong with them, in the language of the page. */
export function faultsOf(
  filled: Filled,
  session: Stripe.Checkout.Session,
  texts: Texts,
): Map<FieldName, string> {
  const countries: readonly string[] | undefined = session.shipping_address_collection?.allowed_countries
  const needed: FieldName[] = [
    'name',
    ...(session.phone_number_collection?.enabled ? ['phone' as const] : []),
    ...(countries ? (['line1', 'city'] as const) : []),
  ]
  const faults = new Map(needed.filter((name) => filled[name] === '').map((name) => [name, texts.fill]))
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(filled.email)) faults.set('email', texts.fillEmail)
  if (countries && !countries.includes(filled.country)) faults.set('country', texts.fill)
  return faults
}

/** Sound fields as the payment keeps them. */
export const detailsOf = (filled: Filled, session: Stripe.Checkout.Session): Details => ({
  email: filled.email,
  name: filled.name,
  phone: filled.phone || null,
  shipping: session.shipping_address_collection
    ? addressOf({
        line1: filled.line1,
        line2: filled.line2 || null,
        city: filled.city,
        postal_code: filled.postalCode || null,
        country: filled.country,
      })
    : null,
})

/**
 * The chosen way to pay; for a transfer also how it ends. Undefined for one that is not offered.
 *
 * @param saved cards of whoever pays
 */
export function meansOf(
  form: URLSearchParams,
  saved: readonly Stripe.PaymentMethod[],
): { means: Means; succeeds: boolean } | undefined {
  const [kind, name = ''] = (form.get('means') ?? '').split(':')
  const method = kind === 'saved' ? saved.find(({ id }) => id === name) : undefined
  const named = kind === 'card' && Object.hasOwn(TEST_CARDS, name) ? TEST_CARDS[name] : undefined
  const card = method ? testCardOf(method) : named
  if (card) return { means: { kind: 'card', card }, succeeds: true }
  if (kind === 'transfer' && (name === 'succeeds' || name === 'fails'))
    return { means: { kind: 'transfer' }, succeeds: name === 'succeeds' }
  return undefined
}
