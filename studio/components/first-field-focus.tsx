import { type ReactElement, useEffect, useRef } from 'react'

const FIELD = '[data-testid^="field-"]:not([data-testid^="field-group"])'
const WRITABLE = [
  'input:not([type=file]):enabled:read-write',
  'textarea:enabled:read-write',
  '[contenteditable="true"]',
].join()

/** Fields are drawn step by step, which takes longest on a slow machine. */
const OPENING_MS = 10_000
/** Studio focuses the form's first button several times while it opens. */
const KEEPING_MS = 2000

/** Returns the input of a form that has the focus, or else that of the first field, once it can be written into. */
export function findInput(form: HTMLElement | null) {
  const focused = document.activeElement
  if (focused?.matches(WRITABLE) && form?.contains(focused)) return focused as HTMLElement
  return form?.querySelector(FIELD)?.querySelector<HTMLElement>(WRITABLE)
}

interface FirstFieldFocusProps {
  isNew: boolean
  children: ReactElement
}

/**
 * Focuses the first field of a new document until the person acts or is in another field. Studio focuses the first button of the form, which is a tab, or nothing
 * while the fields are still loading.
 */
export function FirstFieldFocus({ isNew, children }: FirstFieldFocusProps) {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isNew) return
    let end = performance.now() + OPENING_MS
    let isFound = false
    let frame = 0
    const stop = () => cancelAnimationFrame(frame)
    const keep = () => {
      const input = findInput(form.current)
      if (input && !isFound) {
        isFound = true
        end = performance.now() + KEEPING_MS
      }
      if (input && input !== document.activeElement) input.focus({ preventScroll: true })
      if (performance.now() < end) frame = requestAnimationFrame(keep)
    }
    keep()
    document.addEventListener('keydown', stop, { once: true })
    document.addEventListener('pointerdown', stop, { once: true })
    return stop
  }, [isNew])
  return (
    <div ref={form} style={{ minInlineSize: 0 }}>
      {children}
    </div>
  )
}
