import type Stripe from 'stripe'
import { invalidRequest, missingParameter } from '../errors.ts'
import type { Call, Route } from '../http/routes.ts'
import { newId } from '../storage/objects.ts'
import { changeRoute } from './change-object.ts'
import { findObject, listObjects, retrieveRoute } from './lists.ts'
import { currency, requireRounded } from './money.ts'
import {
  flag,
  hash,
  integer,
  listOf,
  metadata,
  oneOf,
  readShape,
  required,
  text,
  unsettable,
  type Values,
} from './parameters.ts'
import { addProduct, productData } from './products.ts'

/** The parameters of an inline price of a line item. */
export const priceData = {
  currency: required(currency),
  product: text(),
  product_data: hash(productData),
  tax_behavior: oneOf(['exclusive', 'inclusive', 'unspecified']),
  unit_amount: integer(),
}

interface NewPrice extends Values<typeof priceData> {
  active?: boolean
  nickname?: string | null
  lookup_key?: string | null
  metadata?: Record<string, string>
}

/** Creates a price, and its inline product if any. `path` prefixes the parameter names in errors. */
export function addPrice(call: Call, given: NewPrice, path = ''): Stripe.Price {
  const nameOf = (name: string) => (path === '' ? name : `${path}[${name}]`)
  const { account } = call
  if (given.unit_amount === undefined) throw missingParameter(nameOf('unit_amount'))
  if (!given.product === !given.product_data)
    throw missingParameter(
      nameOf('product'),
      'You must specify either `product` or `product_data` when creating a price.',
    )
  requireRounded(given.unit_amount, given.currency, nameOf('unit_amount'))
  const active = given.active ?? true
  const product = given.product
    ? findObject(call, 'product', given.product, nameOf('product'))
    : addProduct(call, { ...(given.product_data ?? { name: '' }), active })
  return account.objects.add('price', {
    id: newId('price'),
    object: 'price',
    active,
    billing_scheme: 'per_unit',
    created: account.time(),
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookup_key ?? null,
    metadata: given.metadata ?? {},
    nickname: given.nickname ?? null,
    product: product.id,
    recurring: null,
    tax_behavior: given.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: given.unit_amount,
    // The SDK types it as a Decimal; on the wire it is a string.
    unit_amount_decimal: String(given.unit_amount) as unknown as Stripe.Price['unit_amount_decimal'],
  })
}

const changeable = { active: flag, lookup_key: unsettable(200), metadata, nickname: unsettable() }

function create(call: Call): Stripe.Price {
  const price = addPrice(call, readShape({ ...priceData, ...changeable }, call.values))
  call.account.emit('price.created', price)
  return price
}

/** Finds an active price; throws a 400 for an inactive one. */
export function findActivePrice(call: Call, id: string, param: string): Stripe.Price {
  const price = findObject(call, 'price', id, param)
  if (!price.active)
    throw invalidRequest('The price specified is inactive. This field only accepts active prices.', { param })
  return price
}

function list(call: Call) {
  const { lookup_keys: given, ...values } = call.values
  const keys = given === undefined ? undefined : listOf(text(200), 10).read(given, 'lookup_keys')
  return listObjects(
    { ...call, values },
    'price',
    { active: flag, currency, product: text(), type: text() },
    keys ? [{ field: 'lookup_key', sign: 'in', value: keys }] : [],
  )
}

export const priceRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/prices', handle: create },
  { method: 'GET', path: '/v1/prices', handle: list },
  retrieveRoute('/v1/prices/:id', 'price'),
  changeRoute('/v1/prices/:id', 'price', changeable),
]
