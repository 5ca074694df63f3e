import { serveEmulator } from '../shared/listen.ts'
import { openPayments, type PaymentsOptions } from './payments.ts'
import type { Keys } from './storage/keys.ts'

export interface StartOptions extends Omit<PaymentsOptions, 'publicUrl' | 'now' | 'send'> {
  /** The port, on this machine only; 0, the default, chooses a free one. */
  port?: number
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
  const { url, port, emulator, close } = await serveEmulator(wantedPort, (publicUrl) =>
    openPayments({ ...more, publicUrl, report }),
  )
  const timer = setInterval(() => {
    try {
      emulator.tick()
    } catch (error) {
      report(error)
    }
  }, TICK_MS)
  return {
    url,
    port,
    keys: emulator.keys,
    close: () => {
      clearInterval(timer)
      return close()
    },
  }
}
