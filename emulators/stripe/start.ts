import { createHttpServer, type Handler } from '../shared/http-server.ts'
import { listenOnLocalhost } from '../shared/listen.ts'
import { openPayments, type Payments } from './payments.ts'
import type { Keys } from './storage/keys.ts'

export interface StartOptions {
  /** Folder of the database and the keys; created when missing. */
  dataDirectory: string
  /** The port, on this machine only; 0, the default, chooses a free one. */
  port?: number
  /** URLs that receive every event. */
  webhooks?: readonly string[]
  /** The name of the business on the pages. */
  business?: string
  /** Receives the service's own errors. */
  report?: (error: unknown) => void
}

/** A payment service that accepts requests. */
export interface RunningPayments {
  url: string
  port: number
  /** The secret key and the webhook secret. */
  keys: Keys
  close: () => Promise<void>
}

/** How often expired sessions and delayed payments are processed. */
const TICK_MS = 1_000

/** Starts the payment service. Rejects with a plain message when the folder or the port cannot be used. */
export async function startPayments(options: StartOptions): Promise<RunningPayments> {
  const { port: wantedPort = 0, report = () => {}, ...more } = options
  // The addresses of pages contain the port, which may be known only after listening.
  let service: Payments | undefined
  const handle: Handler = (request) =>
    service?.handle(request) ?? Promise.resolve(new Response('Starting', { status: 503 }))
  const { port, close } = await listenOnLocalhost(() => createHttpServer(handle), wantedPort)
  const url = `http://localhost:${port}`
  try {
    service = openPayments({ ...more, publicUrl: url, report })
  } catch (error) {
    await close()
    throw error
  }
  const payments = service
  const timer = setInterval(() => {
    try {
      payments.tick()
    } catch (error) {
      report(error)
    }
  }, TICK_MS)
  return {
    url,
    port,
    keys: payments.keys,
    close: async () => {
      clearInterval(timer)
      await close()
      payments.close()
    },
  }
}
