import type Stripe from 'stripe'
import type { Account } from './account.ts'
import type { Call, Route } from '../http/routes.ts'
import { newId } from '../storage/ids.ts'
import { findObject, listObjects } from './lists.ts'
import {
  email,
  hash,
  listOf,
  metadata,
  oneOf,
  readShape,
  text,
  unsettable,
  type Values,
} from './parameters.ts'

/** A postal address. */
const addressShape = {
  city: unsettable(),
  country: unsettable(),
  line1: unsettable(),
  line2: unsettable(),
  postal_code: unsettable(),
  state: unsettable(),
}

/** An address as the API shows it, with null for what is not there. */
export const addressOf = (given: Values<typeof addressShape>): Stripe.Address => ({
  city: given.city ?? null,
  country: given.country ?? null,
  line1: given.line1 ?? null,
  line2: given.line2 ?? null,
  postal_code: given.postal_code ?? null,
  state: given.state ?? null,
})

const shape = {
  address: hash(addressShape),
  description: unsettable(),
  email,
  metadata,
  name: unsettable(256),
  phone: unsettable(20),
  preferred_locales: listOf(text(10)),
  shipping: hash({ address: hash(addressShape), name: text(), phone: text(20) }),
  tax_exempt: oneOf(['exempt', 'none', 'reverse']),
}

function shippingOf(given: Values<typeof shape>['shipping']): Stripe.Customer['shipping'] {
  if (!given) return null
  return {
    address: addressOf(given.address ?? {}),
    name: given.name ?? '',
    phone: given.phone ?? null,
  }
}

/** Makes a customer, and says so. */
export function addCustomer(account: Account, given: Values<typeof shape>): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: newId('cus', 14),
    object: 'customer',
    address: given.address ? addressOf(given.address) : null,
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
    shipping: shippingOf(given.shipping),
    tax_exempt: given.tax_exempt ?? 'none',
    test_clock: null,
  }
  account.objects.add('customer', customer)
  account.emit('customer.created', customer)
  return customer
}

/** Metadata with changes: an empty value takes a name away. */
export function mergeMetadata(
  before: Stripe.Metadata | null,
  changes: Record<string, string> | undefined,
): Stripe.Metadata {
  const merged = { ...before, ...changes }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}

/** Changes a customer by what was given, and says so. */
function updateCustomer(call: Call, id: string): Stripe.Customer {
  const given = readShape(shape, call.values)
  const before = existing(call, id)
  const { address, shipping, metadata: changes, ...plain } = given
  const after: Stripe.Customer = {
    ...before,
    ...plain,
    ...(address ? { address: addressOf(address) } : {}),
    ...(shipping ? { shipping: shippingOf(shipping) } : {}),
    metadata: mergeMetadata(before.metadata, changes),
  }
  call.account.objects.put('customer', after)
  call.account.emit('customer.updated', after)
  return after
}

/** A customer that was not deleted; throws as for one that never was. */
export function existing(call: Call, id: string, param?: string): Stripe.Customer {
  const customer = findObject(call, 'customer', id, param)
  return isDeleted(customer) ? findObject(call, 'customer', `${id} (deleted)`, param) : customer
}

const isDeleted = (customer: object): boolean => 'deleted' in customer

function remove(call: Call): object {
  const id = call.params['id'] ?? ''
  const customer = existing(call, id)
  const tombstone = { id, object: 'customer', deleted: true } as const
  call.account.objects.put('customer', tombstone as unknown as Stripe.Customer)
  call.account.emit('customer.deleted', customer)
  return tombstone
}

/** Customers. */
export const customerRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    handle: ({ account, values }) => addCustomer(account, readShape(shape, values)),
  },
  { method: 'GET', path: '/v1/customers', handle: (call) => listObjects(call, 'customer', { email }) },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    handle(call) {
      readShape({}, call.values)
      return findObject(call, 'customer', call.params['id'] ?? '')
    },
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    handle: (call) => updateCustomer(call, call.params['id'] ?? ''),
  },
  { method: 'DELETE', path: '/v1/customers/:id', handle: remove },
]
