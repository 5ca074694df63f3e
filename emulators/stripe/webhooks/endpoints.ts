import type Stripe from 'stripe'
import type { Account } from '../api/account.ts'
import { mergeMetadata } from '../api/change-object.ts'
import { findNamed, listObjects } from '../api/lists.ts'
import { address, flag, listOf, metadata, readShape, required, text, unsettable } from '../api/parameters.ts'
import type { Call, Route } from '../http/routes.ts'
import { newId, type ObjectStore } from '../storage/objects.ts'
import { API_VERSION, type StoredEndpoint } from '../types.ts'

const changeable = { description: unsettable(), disabled: flag, metadata }

/** Returns an endpoint without its secret, which only the response that creates it shows. */
function withoutSecret({ secret: _, ...endpoint }: StoredEndpoint): Stripe.WebhookEndpoint {
  return endpoint
}

function newEndpoint(
  account: Pick<Account, 'time'>,
  url: string,
  events: string[],
  secret: string,
): StoredEndpoint {
  return {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created: account.time(),
    description: null,
    enabled_events: events,
    livemode: false,
    metadata: {},
    secret,
    status: 'enabled',
    url,
  }
}

function create(call: Call): Stripe.WebhookEndpoint {
  const given = readShape(
    {
      ...changeable,
      api_version: text(),
      enabled_events: required(listOf(text(100))),
      url: required(address),
    },
    call.values,
  )
  const endpoint = newEndpoint(call.account, given.url, given.enabled_events, newId('whsec', 32))
  return call.account.objects.add('webhook_endpoint', {
    ...endpoint,
    description: given.description ?? null,
    metadata: given.metadata ?? {},
  })
}

function update(call: Call): Stripe.WebhookEndpoint {
  const given = readShape({ ...changeable, enabled_events: listOf(text(100)), url: address }, call.values)
  const before = findNamed(call, 'webhook_endpoint')
  const after: StoredEndpoint = {
    ...before,
    url: given.url ?? before.url,
    enabled_events: given.enabled_events ?? before.enabled_events,
    description: given.description === undefined ? before.description : given.description,
    metadata: mergeMetadata(before.metadata, given.metadata),
    status: given.disabled === undefined ? before.status : given.disabled ? 'disabled' : 'enabled',
  }
  return withoutSecret(call.account.objects.put('webhook_endpoint', after))
}

function remove(call: Call): object {
  const { id } = findNamed(call, 'webhook_endpoint')
  call.account.objects.remove('webhook_endpoint', id)
  return { id, object: 'webhook_endpoint', deleted: true }
}

/** Returns the endpoints that receive events of a type. */
export function findEndpoints(objects: ObjectStore, type: string): StoredEndpoint[] {
  const { items } = objects.list('webhook_endpoint', { limit: 100 })
  return items.filter(
    ({ status, enabled_events: events }) =>
      status === 'enabled' && (events.includes('*') || events.includes(type)),
  )
}

/** Registers the URLs of the command line as endpoints of every event, signed with the secret of the data folder. */
export function registerEndpoints(account: Account, urls: readonly string[], secret: string): void {
  const known = account.objects
    .list('webhook_endpoint', { limit: 100 })
    .items.filter((one) => one.secret === secret)
  for (const endpoint of known)
    if (!urls.includes(endpoint.url)) account.objects.remove('webhook_endpoint', endpoint.id)
  for (const url of urls)
    if (!known.some((endpoint) => endpoint.url === url))
      account.objects.add('webhook_endpoint', newEndpoint(account, url, ['*'], secret))
}

export const endpointRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/webhook_endpoints', handle: create },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints',
    handle(call) {
      const list = listObjects(call, 'webhook_endpoint')
      return { ...list, data: list.data.map(withoutSecret) }
    },
  },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints/:id',
    handle(call) {
      readShape({}, call.values)
      return withoutSecret(findNamed(call, 'webhook_endpoint'))
    },
  },
  { method: 'POST', path: '/v1/webhook_endpoints/:id', handle: update },
  { method: 'DELETE', path: '/v1/webhook_endpoints/:id', handle: remove },
]
