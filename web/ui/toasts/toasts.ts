import { createStore } from '#web/lib/create-store.ts'

/** Options of a toast; times in milliseconds. */
export interface ToastOptions {
  /** How long it is visible. */
  timeout: number
  /** How long it stays after pointer or focus have left. */
  extendedTimeout: number
  /** Whether a progress bar shows the remaining time. */
  progress: boolean
  /** Whether a click anywhere dismisses it. */
  tapToDismiss: boolean
  /** Effect of a duplicate: none, increase the count, restart the time, or show both. */
  duplicates: 'prevent' | 'count' | 'reset' | 'allow'
}

/** The kind of a toast. */
export type ToastKind = 'success' | 'error'

/** A short message at the edge of the page. */
export interface Toast extends ToastOptions {
  id: number
  kind: ToastKind
  message: string
  /** Number of duplicates. */
  count: number
  /** It fades in when active and out when removed. */
  state: 'inactive' | 'active' | 'removed'
  /** Time since its last (re)start; null while paused. `run` counts the starts. */
  running: number | null
  run: number
}

const TOAST_DEFAULTS: ToastOptions = {
  timeout: 5000,
  extendedTimeout: 1000,
  progress: false,
  tapToDismiss: true,
  duplicates: 'allow',
}

/** Duration of fading in or out. */
export const FADE_MS = 300

/** Creates the toasts of a page, newest first. Every change creates a new list. */
export function createToasts() {
  const { read, set, subscribe } = createStore<readonly Toast[]>([])
  let lastId = 0
  const timers = new Map<number, ReturnType<typeof setTimeout>>()

  const find = (id: number) => read().find((toast) => toast.id === id && toast.state !== 'removed')
  const update = (id: number, change: Partial<Toast>) =>
    set(read().map((toast) => (toast.id === id ? { ...toast, ...change } : toast)))
  const after = (id: number, milliseconds: number, act: () => void) => {
    clearTimeout(timers.get(id))
    timers.set(id, setTimeout(act, milliseconds))
  }
  const stayFor = (toast: Toast, milliseconds: number) => {
    update(toast.id, { state: 'active', running: milliseconds, run: toast.run + 1 })
    after(toast.id, milliseconds, () => dismiss(toast.id))
  }

  /** Fades a toast out and removes it. */
  function dismiss(id: number): void {
    if (!find(id)) return
    update(id, { state: 'removed', running: null })
    after(id, FADE_MS, () => {
      timers.delete(id)
      set(read().filter((toast) => toast.id !== id))
    })
  }

  return {
    read,
    subscribe,
    dismiss,
    show(kind: ToastKind, message: string, options: Partial<ToastOptions> = {}): void {
      const settings = { ...TOAST_DEFAULTS, ...options }
      const same = read().find(
        (toast) => toast.state !== 'removed' && toast.kind === kind && toast.message === message,
      )
      if (same && settings.duplicates !== 'allow') {
        if (settings.duplicates === 'count') update(same.id, { count: same.count + 1 })
        if (settings.duplicates === 'reset' && same.running !== null) stayFor(same, settings.timeout)
        return
      }
      const id = ++lastId
      set([{ ...settings, id, kind, message, count: 1, state: 'inactive', running: null, run: 0 }, ...read()])
      after(id, 0, () => {
        const toast = find(id)
        if (toast) stayFor(toast, toast.timeout)
      })
    },
    /** Pauses a toast while it has the pointer or the focus. */
    pause(id: number): void {
      if (!find(id)) return
      clearTimeout(timers.get(id))
      update(id, { state: 'active', running: null })
    },
    /** Resumes a paused toast. */
    resume(id: number): void {
      const toast = find(id)
      if (toast?.running === null) stayFor(toast, toast.extendedTimeout)
    },
  }
}

/** The toasts of a page. */
export type Toasts = ReturnType<typeof createToasts>
