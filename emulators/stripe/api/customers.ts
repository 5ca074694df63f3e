import type Stripe from 'stripe'
import { invalidParameter, missingResource } from '../errors.ts'
import type { Call, Route } from '../http/routes.ts'
import { newId } from '../storage/objects.ts'
import type { Account } from './account.ts'
import { changeObject } from './change-object.ts'
import { findObject, listRoute, retrieveRoute } from './lists.ts'
import {
  email,
  hash,
  listOf,
  metadata,
  oneOf,
  type Parameter,
  readShape,
  required,
  text,
  unsettable,
  type Values,
} from './parameters.ts'

const REGION_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** The code of a country; an empty value unsets it. */
const country: Parameter<string | null> = {
  read(value, path) {
    const code = unsettable().read(value, path)
    if (code === null || (/^[A-Z]{2}$/.test(code) && REGION_NAMES.of(code))) return code
    throw invalidParameter(
      `Country '${code.slice(0, 80)}' is unknown. Try using a 2-character alphanumeric country code instead, such as 'US', 'EG', or 'GB'.`,
      { code: 'country_code_invalid', param: path },
    )
  },
}

/** A postal address. */
export const addressShape = {
  city: unsettable(),
  country,
  line1: unsettable(),
  line2: unsettable(),
  postal_code: unsettable(),
  state: unsettable(),
}

/** Returns an address as the API shows it, with null for missing fields. */
export const toAddress = (given: Values<typeof addressShape>): Stripe.Address => ({
  city: given.city ?? null,
  country: given.country ?? null,
  line1: given.line1 ?? null,
  line2: given.line2 ?? null,
  postal_code: given.postal_code ?? null,
  state: given.state ?? null,
})

/** Where something is shipped to. */
export const shippingShape = {
  address: required(hash(addressShape)),
  name: required(text()),
  phone: text(20),
}

/** Where a customer's orders are shipped to; an empty value unsets it. */
const shipping: Parameter<Stripe.Customer['shipping']> = {
  read(value, path) {
    if (value === '') return null
    const { address, name, phone = null } = hash(shippingShape).read(value, path)
    return { address: toAddress(address), name, phone }
  },
}

const shape = {
  address: hash(addressShape),
  description: unsettable(),
  email,
  metadata,
  name: unsettable(256),
  phone: unsettable(20),
  preferred_locales: listOf(text(10)),
  shipping,
  tax_exempt: oneOf(['exempt', 'none', 'reverse']),
}

/** Creates a customer and emits its event. */
export function addCustomer(account: Account, given: Values<typeof shape>): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: newId('cus', 14),
    object: 'customer',
    address: given.address ? toAddress(given.address) : null,
    balance: 0,
    created: account.time(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    discount: null,
    email: given.email ?? null,
    invoice_prefix: newId('x', 8).slice(2).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: given.metadata ?? {},
    name: given.name ?? null,
    next_invoice_sequence: 1,
    phone: given.phone ?? null,
    preferred_locales: given.preferred_locales ?? [],
    shipping: given.shipping ?? null,
    tax_exempt: given.tax_exempt ?? 'none',
    test_clock: null,
  }
  account.objects.add('customer', customer)
  account.emit('customer.created', customer)
  return customer
}

function update(call: Call): Stripe.Customer {
  const given = readShape(shape, call.values)
  const before = findCustomer(call, call.params['id'] ?? '')
  const address = given.address && { address: toAddress(given.address) }
  return changeObject(call.account, 'customer', before, { ...given, ...address })
}

/** Finds a customer; throws for a deleted one as for an unknown one. */
export function findCustomer(call: Call, id: string, param?: string): Stripe.Customer {
  const customer = findObject(call, 'customer', id, param)
  if ('deleted' in customer) throw missingResource('customer', id, param)
  return customer
}

function remove(call: Call): object {
  const id = call.params['id'] ?? ''
  const customer = findCustomer(call, id)
  const tombstone = { id, object: 'customer', deleted: true } as const
  call.account.objects.put('customer', tombstone as unknown as Stripe.Customer)
  call.account.emit('customer.deleted', customer)
  return tombstone
}

export const customerRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    handle: ({ account, values }) => addCustomer(account, readShape(shape, values)),
  },
  listRoute('/v1/customers', 'customer', { email }),
  retrieveRoute('/v1/customers/:id', 'customer'),
  { method: 'POST', path: '/v1/customers/:id', handle: update },
  { method: 'DELETE', path: '/v1/customers/:id', handle: remove },
]
