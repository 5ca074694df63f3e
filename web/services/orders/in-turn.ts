/** The work under way: one queue a process, shared by parts of the site that are bundled apart. */
const shared = globalThis as { meridianOrderQueue?: Promise<unknown> }

/**
 * Does one thing after the other. Orders of one process would otherwise take each other's stock revisions away and try again and again;
 * between processes the revisions decide.
 */
export function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const done = (shared.meridianOrderQueue ?? Promise.resolve()).then(work, work)
  shared.meridianOrderQueue = done.catch(() => undefined)
  return done
}
