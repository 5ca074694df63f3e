/** What waits for its turn: for goods of the stock, or for the numbers of invoices and credit notes. */
type Queue = 'stock' | 'numbers'

/** The work under way: one of each queue a process, shared by parts of the site that are bundled apart. */
const shared = globalThis as { meridianOrderQueues?: Partial<Record<Queue, Promise<unknown>>> }

/**
 * Does one thing after the other. Orders of one process would otherwise take each other's revisions away and try again and again; between
 * processes the revisions decide.
 */
export function inTurn<Value>(queue: Queue, work: () => Promise<Value>): Promise<Value> {
  const queues = (shared.meridianOrderQueues ??= {})
  const done = (queues[queue] ?? Promise.resolve()).then(work, work)
  queues[queue] = done.catch(() => undefined)
  return done
}
