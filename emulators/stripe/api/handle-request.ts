import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from '../../shared/database.ts'
import { StripeError } from '../errors.ts'
import { decodeForm } from '../http/form.ts'
import { type Call, findRoute, type Route } from '../http/routes.ts'
import { portalRoutes } from '../portal/api.ts'
import type { Idempotency, StoredResponse } from '../storage/idempotency.ts'
import { endpointRoutes } from '../webhooks/endpoints.ts'
import { eventRoutes } from '../webhooks/events.ts'
import type { Account } from './account.ts'
import { taxSettingsRoute } from './automatic-tax.ts'
import { couponRoutes } from './coupons.ts'
import { customerRoutes } from './customers.ts'
import { disputeRoutes } from './disputes.ts'
import { expand, takeExpand } from './expand.ts'
import { paymentIntentRoutes } from './payment-intents.ts'
import { priceRoutes } from './prices.ts'
import { productRoutes } from './products.ts'
import { promotionCodeRoutes } from './promotion-codes.ts'
import { refundRoutes } from './refunds.ts'
import { savedCardRoutes } from './saved-cards.ts'
import { searchRoutes } from './search.ts'
import { sessionRoutes } from './sessions.ts'
import { taxRateRoutes } from './tax-rates.ts'

const ROUTES: readonly Route[] = [
  ...searchRoutes,
  ...sessionRoutes,
  ...paymentIntentRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...customerRoutes,
  ...savedCardRoutes,
  ...productRoutes,
  ...priceRoutes,
  ...taxRateRoutes,
  taxSettingsRoute,
  ...couponRoutes,
  ...promotionCodeRoutes,
  ...eventRoutes,
  ...portalRoutes,
  ...endpointRoutes,
]

/** An authenticated API request. */
interface ApiRequest {
  id: string
  method: string
  url: URL
  /** The form of a POST; empty otherwise. */
  body: string
  idempotencyKey: string | null
  /** An injected error, unless the idempotency key has a stored response. */
  injected?: StripeError | undefined
}

interface Dependencies {
  database: DatabaseSync
  idempotency: Idempotency
  account: Account
}

/** A response, and whether it is a replay. */
interface ApiResponse extends StoredResponse {
  isReplay: boolean
}

/**
 * Carries out a request and stores its response under the idempotency key in one transaction. Throws a `StripeError` for
 * a malformed request; other errors are responses.
 */
export function handleApiRequest(
  request: ApiRequest,
  { database, idempotency, account }: Dependencies,
): ApiResponse {
  const { id, method, url, body, idempotencyKey, injected } = request
  const { route, params } = findRoute(ROUTES, method, url.pathname)
  // Only writes are stored under a key: reads may be repeated.
  const keyed =
    method === 'POST' && idempotencyKey !== null ? { key: idempotencyKey, path: url.pathname, body } : null

  const work = (): ApiResponse => {
    const stored = keyed && idempotency.findResponse(keyed)
    if (stored) return { ...stored, isReplay: true }
    if (injected) throw injected
    const { paths, rest } = takeExpand(decodeForm(method === 'POST' ? body : url.search.slice(1)))
    const answer = {
      ...runRoute({ method, url, params, values: rest, account }, route, paths),
      requestId: id,
    }
    if (keyed) idempotency.storeResponse(keyed, answer)
    return { ...answer, isReplay: false }
  }

  try {
    return inTransaction(database, work)
  } catch (error) {
    if (
      !(error instanceof StripeError) ||
      error.isMalformed ||
      error.status === 404 ||
      error.type === 'idempotency_error'
    )
      throw error
    return inTransaction(database, () => {
      const answer = { status: error.status, body: formatJson(error.toBody()), requestId: id }
      if (keyed) idempotency.storeResponse(keyed, answer)
      return { ...answer, isReplay: false }
    })
  }
}

/** A declined card is a normal response: its changes are committed. */
function runRoute(call: Call, route: Route, paths: readonly string[]): { status: number; body: string } {
  try {
    return { status: 200, body: formatJson(expand(route.handle(call), paths, call.account.objects)) }
  } catch (error) {
    if (!(error instanceof StripeError) || error.type !== 'card_error') throw error
    return { status: error.status, body: formatJson(error.toBody()) }
  }
}

/** Formats JSON as Stripe does. */
export const formatJson = (value: object): string => JSON.stringify(value, null, 2)
