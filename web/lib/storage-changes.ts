/** After this time a tab that is never idle starts to listen anyway. */
const IDLE_TIMEOUT_MS = 2000

/** Runs a task when the browser is idle. Safari lacks `requestIdleCallback`. */
function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(task, IDLE_TIMEOUT_MS / 10)
}

/**
 * Calls back when another tab changes local storage, when the page returns from the back/forward cache, and once when it starts to listen,
 * for earlier changes. It starts when the browser is idle, because opening the storage takes up to 30 ms, which would delay hydration.
 *
 * @returns a function that stops listening
 */
export function watchStorageChanges(onChange: () => void): () => void {
  const controller = new AbortController()
  // A page in the back/forward cache gets no storage events.
  const onRestore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange()
  }
  whenIdle(() => {
    if (controller.signal.aborted) return
    addEventListener('storage', onChange, { signal: controller.signal })
    addEventListener('pageshow', onRestore, { signal: controller.signal })
    onChange()
  })
  return () => controller.abort()
}

/**
 * Subscribes to a stored text: to the event of its key, which announces changes in this tab, and to other tabs.
 *
 * @param changedElsewhere called instead of `changed` when another tab may have changed it
 * @returns a function that unsubscribes
 */
export function subscribeToKey(key: string, changed: () => void, changedElsewhere = changed): () => void {
  const stopOtherTabs = watchStorageChanges(changedElsewhere)
  addEventListener(key, changed)
  return () => {
    stopOtherTabs()
    removeEventListener(key, changed)
  }
}
