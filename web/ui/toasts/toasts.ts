import { createStore } from '#web/lib/create-store.ts'

/** The kind of a toast. */
export type ToastKind = 'success' | 'error'

/** A short message at the edge of the page. */
export interface Toast {
  id: number
  kind: ToastKind
  message: string
  /** Whether it only confirms what the page shows as well: it stays shorter, and a bar shows the remaining time. */
  isBrief: boolean
  /** It fades in when active and out when removed. */
  state: 'inactive' | 'active' | 'removed'
  /** Time since its last (re)start; null while paused. `run` counts the starts. */
  running: number | null
  run: number
}

const BRIEF_MS = 1000
const LONG_MS = 5000

/** How long a toast stays after pointer or focus have left. */
const AFTER_PAUSE_MS = 1000

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
    /** Shows a toast, newest first. A brief one that is visible already starts again; a long one is not repeated. */
    show(kind: ToastKind, message: string, isBrief: boolean): void {
      const same = read().find(
        (toast) => toast.state !== 'removed' && toast.kind === kind && toast.message === message,
      )
      if (same) {
        if (isBrief && same.running !== null) stayFor(same, BRIEF_MS)
        return
      }
      const id = ++lastId
      set([{ id, kind, message, isBrief, state: 'inactive', running: null, run: 0 }, ...read()])
      after(id, 0, () => {
        const toast = find(id)
        if (toast) stayFor(toast, isBrief ? BRIEF_MS : LONG_MS)
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
      if (toast?.running === null) stayFor(toast, AFTER_PAUSE_MS)
    },
  }
}

/** The toasts of a page. */
export type Toasts = ReturnType<typeof createToasts>
