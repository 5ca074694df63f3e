/** Delivers one target's parcels: in order, at least once, with back-off while the target does not answer. */

import { setTimeout as delay } from 'node:timers/promises'

/** One thing to deliver. `send` rejects when the target did not take it; `done` records that it did. */
export interface Parcel {
  send(signal: AbortSignal): Promise<void>
  done(): void
}

export interface Mailbox {
  /** The parcel that is next in order; undefined when there is none, `closed` when the target is gone for good. */
  next(): Promise<Parcel | 'closed' | undefined>
  /** Told of each failed attempt, for the operator to see. */
  failed(error: unknown): void
}

export interface CourierOptions {
  /** Milliseconds a target may take to answer. */
  timeoutMs: number
  /** Longest pause between attempts, in milliseconds. */
  longestPauseMs: number
}

const FIRST_PAUSE_MS = 200

export class Courier {
  readonly #mailbox: Mailbox
  readonly #options: CourierOptions
  #wake: (() => void) | undefined
  #hasNews = true

  constructor(mailbox: Mailbox, options: CourierOptions) {
    this.#mailbox = mailbox
    this.#options = options
  }

  /** There may be something to deliver: an idle courier looks at once. */
  wake(): void {
    this.#hasNews = true
    this.#wake?.()
  }

  /** Delivers until the signal aborts or the mailbox closes. */
  async run(signal: AbortSignal): Promise<void> {
    signal.addEventListener('abort', () => this.#wake?.())
    let failures = 0
    while (!signal.aborted) {
      this.#hasNews = false
      const parcel = await this.#mailbox.next()
      if (parcel === 'closed') return
      if (!parcel) {
        await this.#idle(signal)
        continue
      }
      try {
        await parcel.send(AbortSignal.any([signal, AbortSignal.timeout(this.#options.timeoutMs)]))
        parcel.done()
        failures = 0
      } catch (error) {
        if (signal.aborted) return
        this.#mailbox.failed(error)
        failures += 1
        await delay(pauseMs(failures, this.#options.longestPauseMs), undefined, { signal }).catch(
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

/** Doubles from 0.2 s to the cap, less up to a half at random, so that targets do not return in step. */
export function pauseMs(failures: number, longest: number, random = Math.random()): number {
  return Math.min(longest, FIRST_PAUSE_MS * 2 ** (failures - 1)) * (1 - random / 2)
}
