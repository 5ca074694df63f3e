/** Delivers the messages of one target in order, at least once, with backoff while the target does not respond. */

import { setTimeout as delay } from 'node:timers/promises'

/** A message to deliver. `send` rejects when the target did not accept it; `done` records the delivery. */
export interface Delivery {
  send(signal: AbortSignal): Promise<void>
  done(): unknown
}

export interface DeliveryQueue {
  /** Returns the next message; undefined when there is none, `closed` when the target was removed. */
  next(): Promise<Delivery | 'closed' | undefined>
  /** Called with each failed attempt, to show it to the operator. */
  failed(error: unknown): unknown
}

export interface DelivererOptions {
  /** Milliseconds a target may take to respond. */
  timeoutMs: number
  /** The longest delay between attempts in milliseconds. */
  longestPauseMs: number
}

const FIRST_PAUSE_MS = 200

export class Deliverer {
  readonly #queue: DeliveryQueue
  readonly #options: DelivererOptions
  #wake: (() => void) | undefined
  #hasNews = true

  constructor(queue: DeliveryQueue, options: DelivererOptions) {
    this.#queue = queue
    this.#options = options
  }

  /** Wakes an idle deliverer, because there may be something to deliver. */
  wake(): void {
    this.#hasNews = true
    this.#wake?.()
  }

  /** Delivers until the signal aborts or the queue closes. */
  async run(signal: AbortSignal): Promise<void> {
    signal.addEventListener('abort', () => this.#wake?.())
    let failures = 0
    while (!signal.aborted) {
      this.#hasNews = false
      const delivery = await this.#queue.next()
      if (delivery === 'closed') return
      if (!delivery) {
        await this.#idle(signal)
        continue
      }
      try {
        await delivery.send(AbortSignal.any([signal, AbortSignal.timeout(this.#options.timeoutMs)]))
        await delivery.done()
        failures = 0
      } catch (error) {
        if (signal.aborted) return
        await this.#queue.failed(error)
        failures += 1
        await delay(getRetryDelay(failures, this.#options.longestPauseMs), undefined, { signal }).catch(
          () => undefined,
        )
      }
    }
  }

  async #idle(signal: AbortSignal): Promise<void> {
    if (this.#hasNews || signal.aborted) return
    await new Promise<void>((resolve) => (this.#wake = resolve))
    this.#wake = undefined
  }
}

/** Doubles from 0.2 s to the maximum, less a random part of up to a half, so that targets are not retried in step. */
export function getRetryDelay(failures: number, longest: number, random = Math.random()): number {
  return Math.min(longest, FIRST_PAUSE_MS * 2 ** (failures - 1)) * (1 - random / 2)
}
