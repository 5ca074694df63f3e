import type { DatabaseSync } from 'node:sqlite'
import { StripeError } from '../errors.ts'
import { decodeForm } from '../http/form.ts'
import { findRoute, type Call, type Route } from '../http/routes.ts'
import { inTransaction } from '../storage/database.ts'
import type { Idempotency, KeptAnswer } from '../storage/idempotency.ts'
import { customerRoutes } from './customers.ts'
import { endpointRoutes } from '../webhooks/endpoints.ts'
import { eventRoutes } from '../webhooks/events.ts'
import { portalRoutes } from '../portal/api.ts'
import type { Account } from './account.ts'
import { expand, takeExpand } from './expand.ts'
import { paymentIntentRoutes } from './payment-intents.ts'
import { priceRoutes } from './prices.ts'
import { productRoutes } from './products.ts'
import { refundRoutes } from './refunds.ts'
import { savedCardRoutes } from './saved-cards.ts'
import { sessionRoutes } from './sessions.ts'
import { taxRateRoutes } from './tax-rates.ts'

const ROUTES: readonly Route[] = [
  ...sessionRoutes,
  ...paymentIntentRoutes,
  ...refundRoutes,
  ...customerRoutes,
  ...savedCardRoutes,
  ...productRoutes,
  ...priceRoutes,
  ...taxRateRoutes,
  ...eventRoutes,
  ...portalRoutes,
  ...endpointRoutes,
]

/** A request to the API, read and let in. */
export interface ApiRequest {
  id: string
  method: string
  url: URL
  /** The form of a POST; empty otherwise. */
  body: string
  idempotencyKey: string | null
  /** What it is answered on purpose, unless its key stands for another answer. */
  fault?: StripeError | undefined
}

interface AnswerParts {
  database: DatabaseSync
  idempotency: Idempotency
  account: Account
}

/** An answer, and whether it was given before. */
export interface ApiAnswer extends KeptAnswer {
  isReplay: boolean
}

/**
 * Does what a request asks, in one transaction with what is kept under its key, so that a key never stands for half of it.
 * Throws a `StripeError` for a request that is malformed; other refusals are answers.
 */
export function answerApi(request: ApiRequest, { database, idempotency, account }: AnswerParts): ApiAnswer {
  const { id, method, url, body, idempotencyKey, fault } = request
  const { route, params } = findRoute(ROUTES, method, url.pathname)
  // Only what changes something is kept: reading may be repeated.
  const keyed =
    method === 'POST' && idempotencyKey !== null ? { key: idempotencyKey, path: url.pathname, body } : null

  const work = (): ApiAnswer => {
    const kept = keyed && idempotency.recall(keyed)
    if (kept) return { ...kept, isReplay: true }
    if (fault) throw fault
    const { paths, rest } = takeExpand(decodeForm(method === 'GET' ? url.search.slice(1) : body))
    const answer = {
      ...carryOut({ method, url, params, values: rest, account }, route, paths),
      requestId: id,
    }
    if (keyed) idempotency.remember(keyed, answer)
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
      const answer = { status: error.status, body: toText(error.toBody()), requestId: id }
      if (keyed) idempotency.remember(keyed, answer)
      return { ...answer, isReplay: false }
    })
  }
}

/** A card that is refused is an outcome like any other: what was noted of it stays. */
function carryOut(call: Call, route: Route, paths: readonly string[]): { status: number; body: string } {
  try {
    return { status: 200, body: toText(expand(route.handle(call), paths, call.account.objects)) }
  } catch (error) {
    if (!(error instanceof StripeError) || error.type !== 'card_error') throw error
    return { status: error.status, body: toText(error.toBody()) }
  }
}

/** JSON as Stripe writes it. */
export const toText = (value: object): string => JSON.stringify(value, null, 2)
