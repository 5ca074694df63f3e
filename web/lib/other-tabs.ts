/** Milliseconds after which a listener is there even in a tab that is never idle. */
const PATIENCE = 2000

/** Waits until the browser has nothing better to do; Safari cannot say when that is. */
function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: PATIENCE })
  else setTimeout(task, PATIENCE / 10)
}

/**
 * Calls back when another tab changes what is kept in local storage, and once when it begins to listen, for what was changed until
 * then. It begins when the browser is idle: opening the storage for listening takes up to 30 ms, in the midst of hydration.
 *
 * @returns how to stop
 */
export function followOtherTabs(changed: () => void): () => void {
  const ended = new AbortController()
  whenIdle(() => {
    if (ended.signal.aborted) return
    addEventListener('storage', changed, { signal: ended.signal })
    changed()
  })
  return () => {
    ended.abort()
  }
}
