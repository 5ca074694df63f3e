import type Stripe from 'stripe'
import { TAX_COUNTRIES } from '../api/automatic-tax.ts'
import { findCard, findCardOf, type PaymentMeans } from '../api/cards.ts'
import { toAddress } from '../api/customers.ts'
import { isEmail } from '../api/parameters.ts'
import type { Details } from './lifecycle.ts'
import type { Texts } from './texts.ts'

const FIELDS = ['email', 'name', 'phone', 'line1', 'line2', 'city', 'postalCode', 'country'] as const

/** A form field of the checkout page. */
export type FieldName = (typeof FIELDS)[number]
/** The values of the form fields. */
export type FieldValues = Record<FieldName, string>

/** Returns where the customer's orders are shipped to, if the session ships there. */
function knownShipping(
  { shipping_address_collection: collection }: Stripe.Checkout.Session,
  customer: Stripe.Customer | undefined,
): Stripe.Customer['shipping'] {
  const countries: readonly string[] = collection?.allowed_countries ?? []
  const shipping = customer?.shipping
  return shipping && countries.includes(shipping.address?.country ?? '') ? shipping : null
}

/** Returns the field values that the session already knows. */
export function readSessionValues(
  session: Stripe.Checkout.Session,
  customer: Stripe.Customer | undefined,
): FieldValues {
  const details = session.customer_details
  const shipping = knownShipping(session, customer)
  const address = details?.address ?? shipping?.address
  return {
    email: details?.email ?? session.customer_email ?? customer?.email ?? '',
    name: details?.name ?? shipping?.name ?? customer?.name ?? '',
    phone: details?.phone ?? customer?.phone ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    city: address?.city ?? '',
    postalCode: address?.postal_code ?? '',
    country: address?.country ?? '',
  }
}

/** Returns the field values of a submitted form. */
export const readFormValues = (form: URLSearchParams): FieldValues =>
  Object.fromEntries(FIELDS.map((name) => [name, (form.get(name) ?? '').trim().slice(0, 200)])) as FieldValues

/** Returns the countries to choose from; undefined if the page asks for none. */
export const countriesOf = (session: Stripe.Checkout.Session): readonly string[] | undefined =>
  session.shipping_address_collection?.allowed_countries ??
  (session.automatic_tax.enabled ? TAX_COUNTRIES : undefined)

/** Returns the validation errors in the language of the page. */
export function validateFields(
  values: FieldValues,
  session: Stripe.Checkout.Session,
  texts: Texts,
): Map<FieldName, string> {
  const countries = countriesOf(session)
  const needed: FieldName[] = [
    'name',
    ...(session.phone_number_collection?.enabled ? ['phone' as const] : []),
    ...(session.shipping_address_collection ? (['line1', 'city'] as const) : []),
  ]
  const errors = new Map(needed.filter((name) => values[name] === '').map((name) => [name, texts.fill]))
  if (!isEmail(values.email)) errors.set('email', texts.fillEmail)
  if (countries && !countries.includes(values.country)) errors.set('country', texts.fill)
  return errors
}

/** Returns valid fields in the form the payment stores. */
export const toDetails = (values: FieldValues, session: Stripe.Checkout.Session): Details => ({
  email: values.email,
  name: values.name,
  phone: values.phone || null,
  shipping: session.shipping_address_collection
    ? toAddress({
        line1: values.line1,
        line2: values.line2 || null,
        city: values.city,
        postal_code: values.postalCode || null,
        country: values.country,
      })
    : null,
  billing: countriesOf(session) ? toAddress({ country: values.country }) : null,
})

/**
 * Returns the chosen payment method and, for a transfer, its result; undefined for one that is not offered.
 *
 * @param saved the customer's saved cards
 */
export function readPaymentMethod(
  form: URLSearchParams,
  saved: readonly Stripe.PaymentMethod[],
): { means: PaymentMeans; succeeds: boolean } | undefined {
  const [kind, name = ''] = (form.get('means') ?? '').split(':')
  const method = kind === 'saved' ? saved.find(({ id }) => id === name) : undefined
  const named = kind === 'card' ? findCard(name) : undefined
  const card = method ? findCardOf(method) : named
  if (card) return { means: { kind: 'card', card }, succeeds: true }
  if (kind === 'transfer' && (name === 'succeeds' || name === 'fails'))
    return { means: { kind: 'transfer' }, succeeds: name === 'succeeds' }
  return undefined
}
