import type { DatabaseSync } from 'node:sqlite'
import { explainWriteError } from '../shared/storage-problems.ts'
import type { Account } from './api/account.ts'
import { StripeError } from './errors.ts'
import type { Idempotency } from './storage/idempotency.ts'
import type { Keys } from './storage/keys.ts'
import type { ObjectStore } from './storage/objects.ts'
import type { Clock } from './types.ts'
import type { Deliverer } from './webhooks/deliverer.ts'
import type { DeliveryQueue } from './webhooks/queue.ts'
import type { Switches } from './webhooks/switches.ts'

/** What the API, the pages and the fault injection work on. */
export interface Service {
  database: DatabaseSync
  objects: ObjectStore
  idempotency: Idempotency
  queue: DeliveryQueue
  switches: Switches
  deliverer: Deliverer
  keys: Keys
  now: Clock
  /** The name of the business on the pages. */
  business: string
  /** Receives the service's own errors. */
  report: (error: unknown) => void
  /** Creates the account as one request sees it. A change without a request has none. */
  openAccount: (url: URL | null, request?: { id: string; key: string | null }) => Account
}

/** Returns the error that a caller is shown. Reports the ones that only a defect of the service explains. */
export function toStripeError(thrown: unknown, { report }: Pick<Service, 'report'>): StripeError {
  if (thrown instanceof StripeError) return thrown
  const message = explainWriteError(thrown)
  if (message) return new StripeError(503, 'api_error', message)
  report(thrown)
  return new StripeError(500, 'api_error', 'An unknown error occurred.')
}
