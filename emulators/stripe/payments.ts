import { inTransaction } from '../shared/database.ts'
import type { Handler } from '../shared/http-server.ts'
import { openAccount } from './api/account.ts'
import { serveApi } from './api/serve-api.ts'
import { expireSession, settleSession } from './checkout/lifecycle.ts'
import { serveControl } from './control/routes.ts'
import { servePage } from './http/serve-page.ts'
import type { Service } from './service.ts'
import { openPaymentsDatabase } from './storage/database.ts'
import { createIdempotency } from './storage/idempotency.ts'
import { ensureKeys, type Keys } from './storage/keys.ts'
import { createObjectStore } from './storage/objects.ts'
import { createIntentDataStore, createSettlements } from './storage/pending.ts'
import type { Clock } from './types.ts'
import { createDeliverer } from './webhooks/deliverer.ts'
import { registerEndpoints } from './webhooks/endpoints.ts'
import { enqueueEvent } from './webhooks/enqueue-event.ts'
import { createDeliveryQueue } from './webhooks/queue.ts'
import { Switches } from './webhooks/switches.ts'

export interface PaymentsOptions {
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

/** How many sessions expire per tick. */
const EXPIRED_PER_TICK = 100

/** Opens the service in a data folder. Throws an `Error` with a plain message when the folder cannot be used. */
export function openPayments(options: PaymentsOptions): Payments {
  const { dataDirectory, webhooks = [], report = () => {}, now = Date.now, send } = options
  const { database, close } = openPaymentsDatabase(dataDirectory)
  const keys = ensureKeys(dataDirectory)
  const objects = createObjectStore(database)
  const queue = createDeliveryQueue(database)
  const switches = Switches.parse({})
  const deliverer = createDeliverer({ queue, objects, switches, now, report, send })
  const intentData = createIntentDataStore(database)
  const settlements = createSettlements(database)

  const service: Service = {
    database,
    objects,
    queue,
    switches,
    deliverer,
    keys,
    now,
    idempotency: createIdempotency(database, now),
    business: options.business ?? 'Test business',
    report,
    openAccount: (url, request) =>
      openAccount({
        objects,
        intentData,
        queue,
        now,
        origin: options.publicUrl ?? url?.origin ?? '',
        request: request ?? null,
        enqueue: (event) => enqueueEvent(event, service),
        scheduleSettlement: (id, succeeds) =>
          settlements.schedule(id, succeeds, now() + switches.settleAfterMs),
      }),
  }
  registerEndpoints(service.openAccount(null), webhooks, keys.webhookSecret)
  deliverer.wake()

  return {
    keys,
    handle(request) {
      const url = new URL(request.url)
      if (url.pathname.startsWith('/_emulator')) return serveControl(request, url, service)
      const isPage = url.pathname === '/' || /^\/(?:c|p|receipts)\//.test(url.pathname)
      return isPage ? servePage(request, url, service) : serveApi(request, url, service)
    },
    tick() {
      const account = service.openAccount(null)
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
