/**
 * Keeps other writes out of a large transaction, which is written in slices on a connection of its own. Without it they
 * would block the thread until that transaction ends.
 */
export class WriteLock {
  #held: Promise<void> | undefined

  /** Runs a synchronous write, once no large transaction is being written. */
  async run<Result>(write: () => Result): Promise<Result> {
    while (this.#held) await this.#held
    return write()
  }

  /** Runs a large transaction; other writes wait until it ends. */
  async hold<Result>(write: () => Promise<Result>): Promise<Result> {
    while (this.#held) await this.#held
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held = promise
    try {
      return await write()
    } finally {
      this.#held = undefined
      resolve()
    }
  }
}
