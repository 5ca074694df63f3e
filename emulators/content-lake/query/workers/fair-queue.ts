/** A queue that serves its clients in turn, and each client's items in order. */
export class FairQueue<Item> {
  readonly #queues = new Map<string, Item[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  push(client: string, item: Item): void {
    const queue = this.#queues.get(client)
    if (queue) queue.push(item)
    else this.#queues.set(client, [item])
    this.#size += 1
  }

  shift(): Item | undefined {
    const [entry] = this.#queues
    if (!entry) return undefined
    const [client, queue] = entry
    const item = queue.shift()
    this.#queues.delete(client)
    if (queue.length > 0) this.#queues.set(client, queue)
    this.#size -= 1
    return item
  }

  /** Empties the queue and returns its items. */
  clear(): Item[] {
    const items = [...this.#queues.values()].flat()
    this.#queues.clear()
    this.#size = 0
    return items
  }
}
