import type Stripe from 'stripe'
import { invalidRequest } from '../errors.ts'
import type { Call, Route } from '../http/routes.ts'
import { newId } from '../storage/objects.ts'
import { changeNamed } from './change-object.ts'
import { findNamed, listRoute, retrieveRoute } from './lists.ts'
import {
  address,
  flag,
  listOf,
  metadata,
  pattern,
  readShape,
  required,
  text,
  unsettable,
} from './parameters.ts'

const changeable = {
  active: flag,
  description: unsettable(40_000),
  images: listOf(address, 8),
  metadata,
  shippable: flag,
  tax_code: unsettable(),
  unit_label: unsettable(),
  url: address,
}

/** The parameters of an inline product of a price or line item. */
export const productData = {
  name: required(text(5_000)),
  description: text(40_000),
  images: listOf(address, 8),
  metadata,
  tax_code: text(),
  unit_label: text(),
}

/** Creates a product. An inline product of a session's line item is inactive. */
export function addProduct(
  call: Call,
  given: { name: string } & Partial<
    Pick<
      Stripe.Product,
      'id' | 'active' | 'description' | 'images' | 'metadata' | 'shippable' | 'unit_label' | 'url'
    >
  > & {
      tax_code?: string | null
    },
): Stripe.Product {
  const created = call.account.time()
  return call.account.objects.add('product', {
    id: given.id ?? newId('prod', 14),
    object: 'product',
    active: given.active ?? true,
    created,
    default_price: null,
    description: given.description ?? null,
    images: given.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: given.metadata ?? {},
    name: given.name,
    package_dimensions: null,
    shippable: given.shippable ?? null,
    statement_descriptor: null,
    tax_code: given.tax_code ?? null,
    tax_details: null,
    type: 'service',
    unit_label: given.unit_label ?? null,
    updated: created,
    url: given.url ?? null,
  })
}

function create(call: Call): Stripe.Product {
  const given = readShape(
    { ...changeable, name: required(text(5_000)), id: pattern(/^[\w-]{1,255}$/, 'id') },
    call.values,
  )
  if (given.id && call.account.objects.get('product', given.id))
    throw invalidRequest(`Product already exists.`, { code: 'resource_already_exists', param: 'id' })
  const product = addProduct(call, given)
  call.account.emit('product.created', product)
  return product
}

function update(call: Call): Stripe.Product {
  const given = readShape({ ...changeable, name: text(5_000) }, call.values)
  return changeNamed(call, 'product', { ...given, updated: call.account.time() })
}

function remove(call: Call): object {
  const product = findNamed(call, 'product')
  const { items } = call.account.objects.list('price', { limit: 1 }, [
    { field: 'product', sign: '=', value: product.id },
  ])
  if (items.length > 0)
    throw invalidRequest(
      'This product cannot be deleted because it has one or more user-created prices. Set it to active=false to stop offering it.',
      { param: 'id' },
    )
  call.account.objects.remove('product', product.id)
  call.account.emit('product.deleted', product)
  return { id: product.id, object: 'product', deleted: true }
}

export const productRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/products', handle: create },
  listRoute('/v1/products', 'product', { active: flag }),
  retrieveRoute('/v1/products/:id', 'product'),
  { method: 'POST', path: '/v1/products/:id', handle: update },
  { method: 'DELETE', path: '/v1/products/:id', handle: remove },
]
