/** How a toast behaves; times in milliseconds. */
export interface ToastOptions {
  /** How long it stays. */
  timeout: number
  /** How long it stays after a pointer or the focus has left it. */
  extendedTimeout: number
  /** Whether a line shows how long it still stays. */
  progress: boolean
  /** Whether a press anywhere on it puts it away. */
  tapToDismiss: boolean
  /** What a second one that says the same does to the first: nothing, count up, begin its time anew, or stand beside it. */
  duplicates: 'prevent' | 'count' | 'reset' | 'allow'
}

/** What is announced in passing, or as something that went wrong. */
export type ToastKind = 'success' | 'error'

/** A short message at the edge of the page. */
export interface Toast extends ToastOptions {
  id: number
  kind: ToastKind
  message: string
  /** How often it was said. */
  count: number
  /** It fades in as it becomes active, and out as it is removed. */
  state: 'inactive' | 'active' | 'removed'
  /** How long it stays from its last (re)start; null while it is held. `run` counts these. */
  running: number | null
  run: number
}

export const TOAST_DEFAULTS: ToastOptions = {
  timeout: 5000,
  extendedTimeout: 1000,
  progress: false,
  tapToDismiss: true,
  duplicates: 'allow',
}

/** How long a toast takes to come and go. */
export const EASE_MS = 300

/** The toasts of a page, the newest first: every change makes a new list. */
export function createToasts() {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  const set = (next: readonly Toast[]) => {
    toasts = next
    for (const changed of listeners) changed()
  }
  const find = (id: number) => toasts.find((toast) => toast.id === id && toast.state !== 'removed')
  const update = (id: number, change: Partial<Toast>) => {
    set(toasts.map((toast) => (toast.id === id ? { ...toast, ...change } : toast)))
  }
  const after = (id: number, milliseconds: number, act: () => void) => {
    clearTimeout(timers.get(id))
    timers.set(id, setTimeout(act, milliseconds))
  }
  const stayFor = (toast: Toast, milliseconds: number) => {
    update(toast.id, { state: 'active', running: milliseconds, run: toast.run + 1 })
    after(toast.id, milliseconds, () => {
      dismiss(toast.id)
    })
  }

  /** Puts a toast away; it is gone once it has faded out. */
  function dismiss(id: number): void {
    if (!find(id)) return
    update(id, { state: 'removed', running: null })
    after(id, EASE_MS, () => {
      timers.delete(id)
      set(toasts.filter((toast) => toast.id !== id))
    })
  }

  return {
    read: () => toasts,
    follow: (changed: () => void) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    dismiss,
    show(kind: ToastKind, message: string, options: Partial<ToastOptions> = {}): void {
      const settings = { ...TOAST_DEFAULTS, ...options }
      const same = toasts.find(
        (toast) => toast.state !== 'removed' && toast.kind === kind && toast.message === message,
      )
      if (same && settings.duplicates !== 'allow') {
        if (settings.duplicates === 'count') update(same.id, { count: same.count + 1 })
        if (settings.duplicates === 'reset' && same.running !== null) stayFor(same, settings.timeout)
        return
      }
      const id = ++lastId
      set([{ ...settings, id, kind, message, count: 1, state: 'inactive', running: null, run: 0 }, ...toasts])
      after(id, 0, () => {
        const toast = find(id)
        if (toast) stayFor(toast, toast.timeout)
      })
    },
    /** Keeps a toast as long as somebody points at it, or the focus is in it. */
    hold(id: number): void {
      if (!find(id)) return
      clearTimeout(timers.get(id))
      update(id, { state: 'active', running: null })
    },
    /** Lets a toast go that was held. */
    release(id: number): void {
      const toast = find(id)
      if (toast?.running === null) stayFor(toast, toast.extendedTimeout)
    },
  }
}

/** The toasts of a page. */
export type Toasts = ReturnType<typeof createToasts>
