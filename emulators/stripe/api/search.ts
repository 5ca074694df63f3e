import type Stripe from 'stripe'
import { invalidParameter } from '../errors.ts'
import type { Call, Route } from '../http/routes.ts'
import type { Kind, Objects } from '../types.ts'
import { integer, readShape, required, text } from './parameters.ts'
import { parseSearchQuery, type SearchFields } from './search-query.ts'

/** The objects that can be searched, and the fields that Stripe searches of each. */
const SEARCHED = {
  charge: {
    amount: 'number',
    created: 'number',
    currency: 'exact',
    customer: 'exact',
    disputed: 'exact',
    refunded: 'exact',
    status: 'exact',
    'payment_method_details.card.last4': 'exact',
    'payment_method_details.card.brand': 'exact',
  },
  customer: { created: 'number', email: 'text', name: 'text', phone: 'text' },
  payment_intent: {
    amount: 'number',
    created: 'number',
    currency: 'exact',
    customer: 'exact',
    status: 'exact',
  },
  price: { active: 'exact', currency: 'exact', lookup_key: 'exact', product: 'exact', type: 'exact' },
  product: { active: 'exact', description: 'text', name: 'text', shippable: 'exact', url: 'text' },
} as const satisfies Partial<Record<Kind, SearchFields>>

/** How many objects are compared at a time. */
const BATCH = 100

/** Answers `GET /v1/…s/search`: newest first; the token of a page is the id of the last object before it. */
function search<K extends keyof typeof SEARCHED>(call: Call, kind: K): Stripe.ApiSearchResult<Objects[K]> {
  const shape = { query: required(text(5_000)), limit: integer(1, 100), page: text() }
  const { query, limit = 10, page } = readShape(shape, call.values)
  const matches = parseSearchQuery(query, SEARCHED[kind])
  const { objects } = call.account
  if (page !== undefined && !objects.get(kind, page))
    throw invalidParameter('The page token is invalid.', { param: 'page' })
  const found: Objects[K][] = []
  let after = page
  for (let hasMore = true; hasMore && found.length <= limit;) {
    const batch = objects.list(kind, { limit: BATCH, after })
    found.push(...batch.items.filter(matches))
    after = batch.items.at(-1)?.id
    hasMore = batch.hasMore
  }
  const data = found.slice(0, limit)
  const hasMore = found.length > limit
  return {
    object: 'search_result',
    url: call.url.pathname,
    has_more: hasMore,
    next_page: hasMore ? (data.at(-1)?.id ?? null) : null,
    data,
  }
}

export const searchRoutes: readonly Route[] = (Object.keys(SEARCHED) as (keyof typeof SEARCHED)[]).map(
  (kind) => ({ method: 'GET', path: `/v1/${kind}s/search`, handle: (call) => search(call, kind) }),
)
