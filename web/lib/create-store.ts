/** A value in memory that components read with `useSyncExternalStore`. */
export interface Store<Value> {
  read: () => Value
  set: (next: Value) => void
  /** Subscribes to changes; returns a function that unsubscribes. */
  subscribe: (changed: () => void) => () => void
}

/** Creates a store with an initial value. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    set(next) {
      value = next
      for (const changed of listeners) changed()
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}
