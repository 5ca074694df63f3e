import { createToasts } from '#web/ui/toasts/toasts.ts'

/** The toasts of the page. */
export const toasts = createToasts()

const listeners = new Set<() => void>()
let opener: HTMLElement | null = null

/** Whether the side panel stands open, and what opened it; the focus goes back there. */
export const panel = {
  read: () => opener,
  follow: (changed: () => void) => {
    listeners.add(changed)
    return () => void listeners.delete(changed)
  },
  open(by: HTMLElement): void {
    opener = by
    for (const changed of listeners) changed()
  },
  close: (): void => {
    opener?.focus()
    opener = null
    for (const changed of listeners) changed()
  },
}

let stand: () => void

/** Comes when toasts have a place in the page: what is said before that, screen readers do not hear. */
export const standing = new Promise<void>((resolve) => {
  stand = resolve
})

/** Says that toasts have a place now. */
export const toastsStand = (): void => {
  stand()
}
