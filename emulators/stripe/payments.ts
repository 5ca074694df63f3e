import type Stripe from 'stripe'
import { isForeign } from '../shared/allowed-host.ts'
import { inTransaction } from '../shared/database.ts'
import type { Handler } from '../shared/http-server.ts'
import { matchPath } from '../shared/requests.ts'
import { explainWriteError } from '../shared/storage-problems.ts'
import { type Account, openAccount } from './api/account.ts'
import { authenticate, readVersion } from './api/authenticate.ts'
import { formatJson, handleApiRequest } from './api/handle-request.ts'
import { failRefund } from './api/refunds.ts'
import { challengeRoutes } from './checkout/challenge.ts'
import { expireSession, settleSession } from './checkout/lifecycle.ts'
import { errorPage } from './checkout/page.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { handleControlRequest } from './control/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { StripeError } from './errors.ts'
import { readForm, readText } from './http/form.ts'
import type { PageRoute } from './http/pages.ts'
import { portalPages } from './portal/routes.ts'
import { openPaymentsDatabase } from './storage/database.ts'
import { createIdempotency } from './storage/idempotency.ts'
import { ensureKeys, type Keys } from './storage/keys.ts'
import { createObjectStore, newId } from './storage/objects.ts'
import { createIntentDataStore, createSettlements } from './storage/pending.ts'
import { API_VERSION, type Clock } from './types.ts'
import { createDeliverer } from './webhooks/deliverer.ts'
import { findEndpoints, registerEndpoints } from './webhooks/endpoints.ts'
import { createDeliveryQueue } from './webhooks/queue.ts'
import { Switches, takeFault } from './webhooks/switches.ts'

interface PaymentsOptions {
  /** Folder of the database and the keys; created when missing. */
  dataDirectory: string
  /** Base URL of the pages; without it, the origin of each request. */
  publicUrl?: string
  /** URLs that receive every event. */
  webhooks?: readonly string[]
  /** The name of the business on the pages. */
  business?: string
  /** Receives the service's own errors. */
  report?: (error: unknown) => void
  now?: Clock
  /** Sends webhooks; the global `fetch`, except in tests. */
  send?: typeof fetch
}

export interface Payments {
  /** Serves the API under `/v1`, the pages, and the fault injection under `/_emulator`. */
  handle: Handler
  keys: Keys
  /** Processes what is due: expired sessions and bank responses. */
  tick(): void
  /** Sends the due webhooks; resolves when they were answered. */
  deliverDue(): Promise<void>
  close(): void
}

const PAGES: readonly PageRoute[] = [
  ...checkoutRoutes,
  ...challengeRoutes,
  ...portalPages,
  ...dashboardRoutes,
]

/** How many sessions expire per tick. */
const EXPIRED_PER_TICK = 100

/** How long reordered events are held after the last one, in milliseconds. */
const REORDER_WINDOW_MS = 1_000

/** Opens the service in a data folder. Throws an `Error` with a plain message when the folder cannot be used. */
export function openPayments(options: PaymentsOptions): Payments {
  const {
    dataDirectory,
    webhooks = [],
    business = 'Test business',
    report = () => {},
    now = Date.now,
  } = options
  const { database, close } = openPaymentsDatabase(dataDirectory)
  const keys = ensureKeys(dataDirectory)
  const objects = createObjectStore(database)
  const idempotency = createIdempotency(database, now)
  const intentData = createIntentDataStore(database)
  const settlements = createSettlements(database)
  const queue = createDeliveryQueue(database)
  const switches = Switches.parse({})
  const deliverer = createDeliverer({
    queue,
    objects,
    switches,
    now,
    ...(options.send ? { send: options.send } : {}),
  })

  function enqueue(event: Stripe.Event): void {
    const { duplicate, delayMs, reorder, drop, types } = switches.webhooks
    const isMeant = types.length === 0 || types.includes(event.type)
    const hold = isMeant ? delayMs + (reorder ? REORDER_WINDOW_MS : 0) : 0
    for (const { id } of findEndpoints(objects, event.type)) {
      for (let copy = 0; copy <= (isMeant ? duplicate : 0); copy += 1)
        queue.add(event.id, id, isMeant && drop ? 'dropped' : 'waiting', now() + hold)
    }
    // Reordered events are sent together, newest first, so they all wait for the latest one.
    if (isMeant && reorder) queue.hold(now() + hold)
  }

  const accountFor = (origin: string, request: { id: string; key: string | null } | null): Account =>
    openAccount({
      ...{ objects, intentData, queue, now, origin, request, enqueue },
      scheduleSettlement: (id, succeeds) =>
        settlements.schedule(id, succeeds, now() + switches.settleAfterMs),
    })

  const originOf = (url: URL) => options.publicUrl ?? url.origin

  const toStripeError = (thrown: unknown): StripeError => {
    if (thrown instanceof StripeError) return thrown
    const message = explainWriteError(thrown)
    if (message) return new StripeError(503, 'api_error', message)
    report(thrown)
    return new StripeError(500, 'api_error', 'An unknown error occurred.')
  }

  async function handleApi(request: Request, url: URL): Promise<Response> {
    const id = newId('req', 14)
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      'cache-control': 'no-cache, no-store',
      'request-id': id,
      'stripe-version': API_VERSION,
    }
    try {
      if (switches.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, switches.slowMs))
      authenticate(request, keys.secretKey)
      headers['stripe-version'] = readVersion(request, API_VERSION)
      const key = request.headers.get('idempotency-key')
      if (key) headers['idempotency-key'] = key
      const body = await readForm(request)
      const fault = takeFault(switches, request.method, url.pathname)
      if (fault?.when === 'before') return injectedResponse(fault.status, headers)
      const account = accountFor(originOf(url), { id, key })
      const injected = fault?.when === 'stored' ? injectedError(fault.status || 500) : undefined
      const apiRequest = { id, method: request.method, url, body, idempotencyKey: key, injected }
      const answer = handleApiRequest(apiRequest, { database, idempotency, account })
      deliverer.wake()
      if (fault?.when === 'after') return injectedResponse(fault.status, headers)
      if (answer.isReplay) {
        headers['idempotent-replayed'] = 'true'
        headers['original-request'] = answer.requestId
      }
      return new Response(answer.body, { status: answer.status, headers })
    } catch (error) {
      const stripeError = toStripeError(error)
      return new Response(formatJson(stripeError.toBody()), { status: stripeError.status, headers })
    }
  }

  async function handlePage(request: Request, url: URL): Promise<Response> {
    try {
      if (isForeign(request, url))
        throw new StripeError(
          403,
          'invalid_request_error',
          'These pages are available on this machine only, at localhost.',
        )
      const form = new URLSearchParams(request.method === 'POST' ? await readForm(request) : '')
      const method = request.method === 'HEAD' ? 'GET' : request.method
      for (const route of PAGES) {
        const params = route.method === method ? matchPath(route.path, url.pathname) : undefined
        if (!params) continue
        const account = accountFor(originOf(url), null)
        const response = inTransaction(database, () =>
          route.handle({ request, url, params, form, account, business }),
        )
        deliverer.wake()
        return response
      }
      throw new StripeError(404, 'invalid_request_error', 'There is no such page.')
    } catch (error) {
      return errorPage(toStripeError(error))
    }
  }

  async function handleControl(request: Request, url: URL): Promise<Response> {
    try {
      authenticate(request, keys.secretKey)
      const { method } = request
      const controlRequest = { method, pathname: url.pathname, body: await readText(request) }
      return Response.json(
        handleControlRequest(controlRequest, {
          switches,
          queue,
          objects,
          now,
          wake: () => deliverer.wake(),
          failRefund: (id) => inTransaction(database, () => failRefund(accountFor(originOf(url), null), id)),
        }),
      )
    } catch (error) {
      const stripeError = toStripeError(error)
      return Response.json(stripeError.toBody(), { status: stripeError.status })
    }
  }

  registerEndpoints(accountFor(options.publicUrl ?? '', null), webhooks, keys.webhookSecret)
  deliverer.wake()

  return {
    keys,
    handle(request) {
      const url = new URL(request.url)
      if (url.pathname.startsWith('/_emulator')) return handleControl(request, url)
      const isPage = url.pathname === '/' || /^\/(?:c|p|receipts)\//.test(url.pathname)
      return isPage ? handlePage(request, url) : handleApi(request, url)
    },
    tick() {
      const account = accountFor(options.publicUrl ?? '', null)
      inTransaction(database, () => {
        for (const { sessionId, succeeds } of settlements.takeDue(now()))
          settleSession(account, sessionId, succeeds)
        const { items } = objects.list('checkout.session', { limit: EXPIRED_PER_TICK }, [
          { field: 'status', sign: '=', value: 'open' },
          { field: 'expires_at', sign: '<=', value: account.time() },
        ])
        for (const session of items) expireSession(account, session)
      })
      deliverer.wake()
    },
    deliverDue: () => deliverer.deliverDue(),
    close() {
      deliverer.stop()
      close()
    },
  }
}

/** Creates an injected error. */
const injectedError = (status: number): StripeError =>
  new StripeError(status, 'api_error', 'An injected error.')

const injectedResponse = (status: number, headers: Record<string, string>): Response =>
  status === 0
    ? Response.error()
    : new Response(formatJson(injectedError(status).toBody()), { status, headers })
