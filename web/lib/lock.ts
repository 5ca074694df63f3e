/** Locks in use, by name. One map per process: parts of the site that are bundled apart share it. */
const shared = globalThis as { meridianLocks?: Map<string, Promise<unknown>> }

/**
 * Runs a task while it holds some locks, after the tasks that requested any of them earlier. Within one process this avoids conflicts on the same
 * revision; between processes the revisions decide.
 *
 * A task that holds a lock must not wait for the same lock again.
 */
export function withLock<Value>(names: readonly string[], task: () => Promise<Value>): Promise<Value> {
  const locks = (shared.meridianLocks ??= new Map<string, Promise<unknown>>())
  const done = Promise.all(names.map((name) => locks.get(name) ?? Promise.resolve())).then(task)
  const settled: Promise<unknown> = done
    .catch(() => undefined)
    .then(() => {
      for (const name of names) if (locks.get(name) === settled) locks.delete(name)
    })
  for (const name of names) locks.set(name, settled)
  return done
}
