import type Stripe from 'stripe'
import { openAccount, type Account } from './api/account.ts'
import { answerApi, toText } from './api/answer.ts'
import { failRefund } from './api/refunds.ts'
import { authenticate, versionOf } from './api/authenticate.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { expireSession, settleSession } from './checkout/lifecycle.ts'
import { answerControl } from './control/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { StripeError } from './errors.ts'
import { readForm } from './http/form.ts'
import { guardPages, type PageRoute } from './http/pages.ts'
import { matchPath } from './http/routes.ts'
import type { Handler } from './http/server.ts'
import { errorPage } from './http/error-page.ts'
import { portalPages } from './portal/routes.ts'
import { inTransaction, openDatabase } from './storage/database.ts'
import { storageError } from './storage/failures.ts'
import { createIdempotency } from './storage/idempotency.ts'
import { newId } from './storage/ids.ts'
import { ensureKeys, type Keys } from './storage/keys.ts'
import { createObjectStore } from './storage/objects.ts'
import { createPending } from './storage/pending.ts'
import { API_VERSION, type Clock } from './types.ts'
import { createDeliverer } from './webhooks/deliverer.ts'
import { endpointsFor, registerEndpoints } from './webhooks/endpoints.ts'
import { createDeliveryQueue } from './webhooks/queue.ts'
import { Switches, takeFault } from './webhooks/switches.ts'

export interface PaymentsOptions {
  /** Folder of the database and the keys; made when missing. */
  dataDirectory: string
  /** Base of the addresses of pages; without one, that of each request. */
  publicUrl?: string
  /** Addresses that every event is delivered to. */
  webhooks?: readonly string[]
  /** What the pages call the one who is paid. */
  business?: string
  /** Told of faults that are the service's own. */
  report?: (error: unknown) => void
  now?: Clock
  /** Sends webhooks; the global `fetch`, but for tests. */
  send?: typeof fetch
}

export interface Payments {
  /** The whole of it: the API under `/v1`, the pages, the control under `/_emulator`. */
  handle: Handler
  keys: Keys
  /** Lets happen what time brings: sessions expire, banks answer. */
  tick(): void
  /** Sends the webhooks that are due; resolves when they were answered. */
  deliverDue(): Promise<void>
  close(): void
}

const PAGES: readonly PageRoute[] = [...checkoutRoutes, ...portalPages, ...dashboardRoutes]

/** How many sessions expire at one tick. */
const EXPIRING = 100

/** For how long nothing more must have happened until held events are sent, in milliseconds, where they are reordered on purpose. */
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
  const { database, close } = openDatabase(dataDirectory)
  const keys = ensureKeys(dataDirectory)
  const objects = createObjectStore(database)
  const idempotency = createIdempotency(database, now)
  const pending = createPending(database)
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
    for (const { id } of endpointsFor(objects, event.type)) {
      for (let copy = 0; copy <= (isMeant ? duplicate : 0); copy += 1)
        queue.add(event.id, id, isMeant && drop ? 'dropped' : 'waiting', now() + hold)
    }
    // Sent together, the newest first; one that falls due before the next has happened would keep its place.
    if (isMeant && reorder) queue.hold(now() + hold)
  }

  const accountFor = (origin: string, request: { id: string; key: string | null } | null): Account =>
    openAccount({
      objects,
      now,
      origin,
      request,
      enqueue,
      keepIntentData: (id, data) => pending.keepIntentData(id, data),
      intentData: (id) => pending.intentData(id),
      pendingWebhooks: (id) => queue.pending(id),
      deliveries: (id) => queue.ofEvent(id),
      settleLater: (id, succeeds) => pending.settleLater(id, succeeds, now() + switches.settleAfterMs),
    })

  const originOf = (url: URL) => options.publicUrl ?? url.origin

  const toStripeError = (thrown: unknown): StripeError => {
    const error = storageError(thrown)
    if (error instanceof StripeError) return error
    report(error)
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
      headers['stripe-version'] = versionOf(request, API_VERSION)
      const key = request.headers.get('idempotency-key')
      if (key) headers['idempotency-key'] = key
      const body = await readForm(request)
      const fault = takeFault(switches, request.method, url.pathname)
      if (fault?.when === 'before') return broken(fault.status, headers)
      const account = accountFor(originOf(url), { id, key })
      const kept = fault?.when === 'kept' ? struck(fault.status || 500) : undefined
      const asked = { id, method: request.method, url, body, idempotencyKey: key, fault: kept }
      const answer = answerApi(asked, { database, idempotency, account })
      deliverer.wake()
      if (fault?.when === 'after') return broken(fault.status, headers)
      if (answer.isReplay) {
        headers['idempotent-replayed'] = 'true'
        headers['original-request'] = answer.requestId
      }
      return new Response(answer.body, { status: answer.status, headers })
    } catch (error) {
      const fault = toStripeError(error)
      return new Response(toText(fault.toBody()), { status: fault.status, headers })
    }
  }

  async function handlePage(request: Request, url: URL): Promise<Response> {
    try {
      guardPages(request, url)
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
      const asked = { method, pathname: url.pathname, body: await request.text() }
      return Response.json(
        answerControl(asked, {
          switches,
          queue,
          objects,
          now,
          wake: () => deliverer.wake(),
          failRefund: (id) => inTransaction(database, () => failRefund(accountFor(originOf(url), null), id)),
        }),
      )
    } catch (error) {
      const fault = toStripeError(error)
      return Response.json(fault.toBody(), { status: fault.status })
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
        for (const { sessionId, succeeds } of pending.takeDue(now()))
          settleSession(account, sessionId, succeeds)
        const { items } = objects.list('checkout.session', { limit: EXPIRING }, [
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

/** An answer that goes wrong on purpose. */
const struck = (status: number): StripeError =>
  new StripeError(status, 'api_error', 'A fault was switched on.')

const broken = (status: number, headers: Record<string, string>): Response =>
  status === 0 ? Response.error() : new Response(toText(struck(status).toBody()), { status, headers })
